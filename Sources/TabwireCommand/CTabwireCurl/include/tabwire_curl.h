// The few functions of libcurl that `tabwire` uses.
//
// The library is loaded when the first page is requested: the command neither needs its headers to build nor a copy of its
// own to ship, and TLS stays that of the system, with the system's security fixes.

#ifndef TABWIRE_CURL_H
#define TABWIRE_CURL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct tabwire_curl tabwire_curl;

/// Receives a part of the decoded body; returns whether to go on.
typedef bool (*tabwire_curl_receive)(void *context, long status, const char *bytes, size_t count);

/// The texts are the client's, until its next request.
///
/// They are pointers, since Swift sees an array as a tuple with thousands of members and takes half a minute to compile it.
typedef struct {
  /// The code of libcurl: 0 for a complete response.
  int code;
  /// The HTTP status, or 0.
  long status;
  /// The last Location header of at most 4 KiB, or an empty string.
  const char *location;
  /// The last Content-Type header of at most 255 bytes, or an empty string.
  const char *content_type;
  /// The message of libcurl for the code.
  const char *message;
} tabwire_curl_result;

/// Creates a client. Returns NULL, and the reason in `error`, if libcurl is not installed.
tabwire_curl *tabwire_curl_create(const char **error);

/// Adds a cookie, a line in Netscape's format.
void tabwire_curl_add_cookie(tabwire_curl *client, const char *line);

/// Removes the header lines that were added.
void tabwire_curl_remove_headers(tabwire_curl *client);

/// Adds a header line to all later requests.
void tabwire_curl_add_header(tabwire_curl *client, const char *line);

/// Requests a page and waits for the response. Does not follow redirects.
///
/// - timeout: milliseconds for the whole request.
tabwire_curl_result tabwire_curl_get(
  tabwire_curl *client, const char *url, long timeout, tabwire_curl_receive receive, void *context);

void tabwire_curl_destroy(tabwire_curl *client);

#endif
