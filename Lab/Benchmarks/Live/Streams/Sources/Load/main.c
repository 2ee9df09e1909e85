// The clients: open connections, and measure how long each of them waits for the next tab bar.
//
//   Load one|all CONNECTIONS ROUNDS PORT…     streams; a round is a change at the first port, or one at each port
//   Load poll CONNECTIONS ROUNDS PORT…        a round is a request for the page on each connection, a hundred at a time
//
// Prints "ready" when each connection has its first tab bar. Then waits for a line, performs the rounds, and prints a line: the
// milliseconds p50, p99 and maximum of all rounds, and the number of tab bars that did not arrive within 30 seconds. Closes the
// connections at the next line, or at the end of the input.
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { timeout = 30000, batch = 100, maximum_ports = 64 };

typedef struct {
  int socket;
  // The number of characters of the end of a tab bar that have arrived.
  int matched;
  // The number of tab bars that have arrived.
  int arrived;
} connection;

typedef struct {
  double *milliseconds;
  int count;
  int lost;
} results;

static const char *end;
static int events;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static int connect_to(int port) {
  int socket_ = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {
    .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK), .sin_port = htons((unsigned short)port)};
  if (socket_ < 0 || connect(socket_, (struct sockaddr *)&address, sizeof address)) fail("Load: connect");
  return socket_;
}

static void request(int socket, const char *line) {
  char text[256];
  int length = snprintf(text, sizeof text, "%s HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", line);
  if (send(socket, text, (size_t)length, MSG_NOSIGNAL) != length) fail("Load: send");
}

// Counts the tab bars in some bytes. The end of a tab bar may arrive in several pieces. Its first character occurs in it
// only once, so after a mismatch only this character can begin another end.
static void count_tab_bars(connection *connection, const char *bytes, ssize_t size) {
  for (ssize_t index = 0; index < size; index++) {
    if (bytes[index] == end[connection->matched]) connection->matched++;
    else connection->matched = bytes[index] == end[0];
    if (!end[connection->matched]) connection->matched = 0, connection->arrived++;
  }
}

// Reads until a number of connections have received so many tab bars, and records the time of each.
static void await(int missing, int tab_bars, double start, results *results) {
  double deadline = now() + timeout;
  struct epoll_event ready[512];
  char bytes[65536];
  while (missing > 0 && now() < deadline) {
    int found = epoll_wait(events, ready, 512, 100);
    for (int index = 0; index < found; index++) {
      connection *connection = ready[index].data.ptr;
      ssize_t size = recv(connection->socket, bytes, sizeof bytes, MSG_DONTWAIT);
      if (size == 0) fprintf(stderr, "Load: the server closed a connection\n"), exit(1);
      if (size < 0) continue;
      int before = connection->arrived;
      count_tab_bars(connection, bytes, size);
      if (before >= tab_bars || connection->arrived < tab_bars) continue;
      missing--;
      if (results->milliseconds) results->milliseconds[results->count++] = now() - start;
    }
  }
  results->lost += missing;
}

static int compare(const void *one, const void *other) {
  double difference = *(const double *)one - *(const double *)other;
  return (difference > 0) - (difference < 0);
}

int main(int argc, char **argv) {
  int count = argc < 5 ? 0 : atoi(argv[2]), rounds = argc < 5 ? 0 : atoi(argv[3]), ports = argc - 4;
  if (count < 1 || rounds < 1 || ports > maximum_ports) {
    return fprintf(stderr, "usage: Load one|all|poll CONNECTIONS ROUNDS PORT…\n"), 64;
  }
  int polls = strcmp(argv[1], "poll") == 0, changed_ports = strcmp(argv[1], "all") == 0 ? ports : 1;
  const char *line = polls ? "GET /page" : "GET /updates?path=/";
  end = polls ? "</html>" : "</turbo-stream>";
  events = epoll_create1(0);
  connection *connections = calloc((size_t)count, sizeof(connection));
  results first = {0}, measured = {.milliseconds = calloc((size_t)count * (size_t)rounds, sizeof(double))};
  if (!connections || !measured.milliseconds) return 1;
  int controls[maximum_ports];
  for (int port = 0; port < ports; port++) controls[port] = connect_to(atoi(argv[4 + port]));
  for (int opened = 0; opened < count;) {
    int begun = 0;
    for (; begun < batch && opened < count; begun++, opened++) {
      connections[opened].socket = connect_to(atoi(argv[4 + opened % ports]));
      struct epoll_event watch = {.events = EPOLLIN, .data.ptr = &connections[opened]};
      epoll_ctl(events, EPOLL_CTL_ADD, connections[opened].socket, &watch);
      request(connections[opened].socket, line);
    }
    await(begun, 1, 0, &first);
    if (first.lost) return fprintf(stderr, "Load: %d connections have no tab bar\n", first.lost), 1;
  }
  printf("ready\n");
  fflush(stdout);
  if (getchar() == EOF) return 1;

  for (int round = 0; round < rounds; round++) {
    if (polls) {
      for (int index = 0; index < count;) {
        int begun = 0;
        double start = now();
        for (; begun < batch && index < count; begun++, index++) request(connections[index].socket, line);
        await(begun, round + 2, start, &measured);
      }
      continue;
    }
    double start = now();
    for (int port = 0; port < changed_ports; port++) request(controls[port], "POST /change");
    await(count, round + 2, start, &measured);
    char answer[1024];
    for (int port = 0; port < changed_ports; port++) {
      if (recv(controls[port], answer, sizeof answer, 0) <= 0) fail("Load: the change has no answer");
    }
    // A pause, so that the server does not combine two changes.
    usleep(200000);
  }
  if (!measured.count) return fprintf(stderr, "Load: nothing arrived\n"), 1;
  qsort(measured.milliseconds, (size_t)measured.count, sizeof(double), compare);
  double *times = measured.milliseconds;
  printf(
    "%.2f %.2f %.2f %d\n", times[measured.count / 2], times[(int)(measured.count * 0.99)], times[measured.count - 1],
    measured.lost);
  fflush(stdout);
  getchar();
}
