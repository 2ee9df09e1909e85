#include "tabwire_postgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Part of the stable ABI of libpq 5.
enum { CONNECTION_OK = 0, COMMAND_OK = 1, TUPLES_OK = 2 };

typedef struct PGresult PGresult;

typedef struct {
  char *channel;
  int process;
  char *payload;
} PGnotify;

static struct {
  tabwire_postgres *(*connect)(const char *const *, const char *const *, int);
  int (*status)(const tabwire_postgres *);
  char *(*error)(const tabwire_postgres *);
  int (*socket)(const tabwire_postgres *);
  int (*send)(
    tabwire_postgres *, const char *, int, const void *, const char *const *, const int *, const int *, int);
  int (*is_busy)(tabwire_postgres *);
  PGresult *(*result)(tabwire_postgres *);
  int (*result_status)(const PGresult *);
  void (*clear)(PGresult *);
  int (*consume)(tabwire_postgres *);
  PGnotify *(*notifies)(tabwire_postgres *);
  char *(*escape)(tabwire_postgres *, const char *, size_t);
  void (*free)(void *);
  void *(*set_notice_processor)(tabwire_postgres *, void (*)(void *, const char *), void *);
  void (*finish)(tabwire_postgres *);
} pq;

static bool is_loaded;

static bool find(void *function, void *library, const char *name) {
  *(void **)function = dlsym(library, name);
  return *(void **)function != NULL;
}

static void load(void) {
  static const char *const names[] = {
    "libpq.so.5", "libpq.5.dylib", "/opt/homebrew/opt/libpq/lib/libpq.5.dylib", "/usr/local/opt/libpq/lib/libpq.5.dylib",
    NULL,
  };
  void *library = NULL;
  for (int index = 0; !library && names[index]; index++) library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  is_loaded = library && find(&pq.connect, library, "PQconnectdbParams") && find(&pq.status, library, "PQstatus")
    && find(&pq.error, library, "PQerrorMessage") && find(&pq.socket, library, "PQsocket")
    && find(&pq.send, library, "PQsendQueryParams") && find(&pq.is_busy, library, "PQisBusy")
    && find(&pq.result, library, "PQgetResult")
    && find(&pq.result_status, library, "PQresultStatus") && find(&pq.clear, library, "PQclear")
    && find(&pq.consume, library, "PQconsumeInput") && find(&pq.notifies, library, "PQnotifies")
    && find(&pq.escape, library, "PQescapeIdentifier") && find(&pq.free, library, "PQfreemem")
    && find(&pq.set_notice_processor, library, "PQsetNoticeProcessor") && find(&pq.finish, library, "PQfinish");
}

bool tabwire_postgres_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

static void ignore_notice(void *context, const char *message) {
  (void)context;
  (void)message;
}

tabwire_postgres *tabwire_postgres_connect(const char *info) {
  // Keepalives detect a lost peer within half a minute. The connection string comes last, so that it can override these
  // values.
  static const char *const keywords[] = {
    "client_encoding", "fallback_application_name", "connect_timeout", "keepalives_idle", "keepalives_interval",
    "keepalives_count", "tcp_user_timeout", "dbname", NULL,
  };
  const char *const values[] = {"UTF8", "tabwire", "5", "15", "5", "3", "15000", info, NULL};
  tabwire_postgres *connection = pq.connect(keywords, values, 1);
  // Otherwise libpq writes notices to standard error.
  if (connection) pq.set_notice_processor(connection, ignore_notice, NULL);
  return connection;
}

bool tabwire_postgres_is_connected(tabwire_postgres *connection) { return pq.status(connection) == CONNECTION_OK; }

const char *tabwire_postgres_error(tabwire_postgres *connection) { return pq.error(connection); }

int tabwire_postgres_socket(tabwire_postgres *connection) { return pq.socket(connection); }

bool tabwire_postgres_send_listen(tabwire_postgres *connection, const char *channel) {
  char *name = pq.escape(connection, channel, strlen(channel));
  if (!name) return false;
  char *command = malloc(strlen("LISTEN ") + strlen(name) + 1);
  if (command) strcat(strcpy(command, "LISTEN "), name);
  pq.free(name);
  if (!command) return false;
  bool is_sent = pq.send(connection, command, 0, NULL, NULL, NULL, NULL, 0) == 1;
  free(command);
  return is_sent;
}

bool tabwire_postgres_send_notify(tabwire_postgres *connection, const char *channel, const char *payload) {
  const char *const values[] = {channel, payload};
  return pq.send(connection, "SELECT pg_notify($1, $2)", 2, NULL, values, NULL, NULL, 0) == 1;
}

bool tabwire_postgres_send_ping(tabwire_postgres *connection) {
  return pq.send(connection, "SELECT 1", 0, NULL, NULL, NULL, NULL, 0) == 1;
}

bool tabwire_postgres_is_busy(tabwire_postgres *connection) { return pq.is_busy(connection) == 1; }

bool tabwire_postgres_finish_command(tabwire_postgres *connection) {
  bool is_done = true;
  for (PGresult *result; (result = pq.result(connection)) != NULL;) {
    int status = pq.result_status(result);
    is_done = is_done && (status == COMMAND_OK || status == TUPLES_OK);
    pq.clear(result);
  }
  return is_done && pq.status(connection) == CONNECTION_OK;
}

bool tabwire_postgres_receive(tabwire_postgres *connection) { return pq.consume(connection) == 1; }

char *tabwire_postgres_next(tabwire_postgres *connection) {
  PGnotify *notification = pq.notifies(connection);
  if (!notification) return NULL;
  char *payload = strdup(notification->payload);
  pq.free(notification);
  return payload;
}

void tabwire_postgres_finish(tabwire_postgres *connection) { pq.finish(connection); }
