// The few functions of libpq that TabwirePostgres uses.
//
// The library is loaded when the first broker is created: servers neither need its headers to build, nor the library if they
// use another broker.

#ifndef TABWIRE_POSTGRES_H
#define TABWIRE_POSTGRES_H

#include <stdbool.h>

/// A connection to PostgreSQL. One thread at a time uses it.
typedef struct tabwire_postgres tabwire_postgres;

/// Loads libpq. Returns whether it is installed.
bool tabwire_postgres_load(void);

/// Connects, and waits until it is connected or has failed. Returns NULL if memory is exhausted.
///
/// - info: a connection string or URI; missing values come from the environment, as in all programs with libpq.
tabwire_postgres *_Nullable tabwire_postgres_connect(const char *_Nonnull info);

bool tabwire_postgres_is_connected(tabwire_postgres *_Nonnull connection);

/// The last error. Valid until the next call.
const char *_Nonnull tabwire_postgres_error(tabwire_postgres *_Nonnull connection);

int tabwire_postgres_socket(tabwire_postgres *_Nonnull connection);

/// Sends a command without waiting for its result. One command is under way at a time. Returns false if it was not sent.
bool tabwire_postgres_send_listen(tabwire_postgres *_Nonnull connection, const char *_Nonnull channel);
bool tabwire_postgres_send_notify(
  tabwire_postgres *_Nonnull connection, const char *_Nonnull channel, const char *_Nonnull payload);
bool tabwire_postgres_send_ping(tabwire_postgres *_Nonnull connection);

/// Whether the result of the command has not arrived completely.
bool tabwire_postgres_is_busy(tabwire_postgres *_Nonnull connection);

/// Takes the result of the command, which has arrived. Returns whether it succeeded.
bool tabwire_postgres_finish_command(tabwire_postgres *_Nonnull connection);

/// Reads what has arrived, without waiting. Returns false if the connection is lost.
bool tabwire_postgres_receive(tabwire_postgres *_Nonnull connection);

/// Returns the payload of the next notification, to be freed by the caller, or NULL if there is none.
char *_Nullable tabwire_postgres_next(tabwire_postgres *_Nonnull connection);

void tabwire_postgres_finish(tabwire_postgres *_Nonnull connection);

#endif
