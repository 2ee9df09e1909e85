// The floor: keeps connections open, and at POST writes the bytes of an event to each of them, in a plain loop.
//
//   Floor BYTES
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { maximum = 100000 };

static int streams[maximum];
static int count;

static void write_all(int socket, const char *bytes, size_t size) {
  while (size > 0) {
    ssize_t written = send(socket, bytes, size, MSG_NOSIGNAL);
    if (written <= 0) return;
    bytes += written;
    size -= (size_t)written;
  }
}

int main(int argc, char **argv) {
  if (argc != 2) return fprintf(stderr, "usage: Floor BYTES\n"), 64;
  static const char end[] = "</turbo-stream>\n\n";
  size_t size = (size_t)atol(argv[1]);
  if (size < sizeof end) return fprintf(stderr, "Floor: an event has at least %zu bytes\n", sizeof end), 64;
  char *event = malloc(size);
  if (!event) return 1;
  memset(event, 'x', size);
  memcpy(event + size - (sizeof end - 1), end, sizeof end - 1);

  int listener = socket(AF_INET, SOCK_STREAM, 0), events = epoll_create1(0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) || listen(listener, 4096)) return perror("Floor"), 1;
  getsockname(listener, (struct sockaddr *)&address, &length);
  printf("listening on %d\n", ntohs(address.sin_port));
  fflush(stdout);
  struct epoll_event watch = {.events = EPOLLIN, .data.fd = listener};
  epoll_ctl(events, EPOLL_CTL_ADD, listener, &watch);
  for (;;) {
    struct epoll_event ready[256];
    int found = epoll_wait(events, ready, 256, -1);
    for (int index = 0; index < found; index++) {
      int connection = ready[index].data.fd;
      if (connection == listener) {
        watch.data.fd = accept(listener, NULL, NULL);
        if (watch.data.fd < 0) return perror("Floor"), 1;
        epoll_ctl(events, EPOLL_CTL_ADD, watch.data.fd, &watch);
        continue;
      }
      // A request is so short that it arrives in one piece.
      char request[4096];
      if (read(connection, request, sizeof request) <= 0) {
        close(connection);
      } else if (request[0] == 'G' && count < maximum) {
        static const char head[] = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n";
        write_all(connection, head, sizeof head - 1);
        write_all(connection, event, size);
        streams[count++] = connection;
      } else {
        for (int stream = 0; stream < count; stream++) write_all(streams[stream], event, size);
        static const char answer[] = "HTTP/1.1 204 No Content\r\n\r\n";
        write_all(connection, answer, sizeof answer - 1);
      }
    }
  }
}
