#include "tabwire_curl.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

// Part of the stable ABI of libcurl 7.
enum {
  OPTION_WRITE_DATA = 10001,
  OPTION_URL = 10002,
  OPTION_ERROR_BUFFER = 10010,
  OPTION_HTTP_HEADER = 10023,
  OPTION_HEADER_DATA = 10029,
  OPTION_COOKIE_LIST = 10135,
  OPTION_ACCEPT_ENCODING = 10102,
  OPTION_WRITE_FUNCTION = 20011,
  OPTION_HEADER_FUNCTION = 20079,
  OPTION_NO_SIGNAL = 99,
  OPTION_TIMEOUT_MS = 155,
  OPTION_PROTOCOLS = 181,
  PROTOCOLS_HTTP_AND_HTTPS = 3,
  INFO_RESPONSE_CODE = 0x200002,
  GLOBAL_DEFAULT = 3,
};

enum { maximum_header_bytes = 256 * 1024 };

static struct {
  void *library;
  int (*global_init)(long);
  void *(*easy_init)(void);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  int (*easy_perform)(void *);
  void (*easy_cleanup)(void *);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
} curl;

struct tabwire_curl {
  void *handle;
  void *headers;
  char location[4096];
  char content_type[256];
  char message[256];
};

typedef struct {
  tabwire_curl *client;
  tabwire_curl_receive receive;
  void *context;
  size_t header_bytes;
} request;

static bool load(void) {
  static const char *const names[] = {
    "libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "/usr/lib/libcurl.4.dylib", NULL,
  };
  if (curl.library) return true;
  void *library = NULL;
  for (int index = 0; !library && names[index]; index++) library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.easy_getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.easy_strerror = dlsym(library, "curl_easy_strerror");
  *(void **)&curl.slist_append = dlsym(library, "curl_slist_append");
  *(void **)&curl.slist_free_all = dlsym(library, "curl_slist_free_all");
  bool is_complete = curl.global_init && curl.easy_init && curl.easy_setopt && curl.easy_getinfo && curl.easy_perform
    && curl.easy_cleanup && curl.easy_strerror && curl.slist_append && curl.slist_free_all;
  if (!is_complete || curl.global_init(GLOBAL_DEFAULT) != 0) return false;
  curl.library = library;
  return true;
}

tabwire_curl *tabwire_curl_create(const char **error) {
  *error = "libcurl is not installed";
  if (!load()) return NULL;
  tabwire_curl *client = calloc(1, sizeof(tabwire_curl));
  if (!client) return NULL;
  client->handle = curl.easy_init();
  if (!client->handle) {
    free(client);
    return NULL;
  }
  return client;
}

void tabwire_curl_add_cookie(tabwire_curl *client, const char *line) {
  curl.easy_setopt(client->handle, OPTION_COOKIE_LIST, line);
}

void tabwire_curl_remove_headers(tabwire_curl *client) {
  curl.slist_free_all(client->headers);
  client->headers = NULL;
}

void tabwire_curl_add_header(tabwire_curl *client, const char *line) {
  void *headers = curl.slist_append(client->headers, line);
  if (headers) client->headers = headers;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
  request *request = context;
  long status = 0;
  curl.easy_getinfo(request->client->handle, INFO_RESPONSE_CODE, &status);
  return request->receive(request->context, status, bytes, size * count) ? size * count : 0;
}

// Copies the value of a header line if the line has the name, which ends with a colon, and the value fits.
static void copy_value(const char *bytes, size_t length, const char *name, char *value, size_t size) {
  size_t start = strlen(name);
  if (length <= start || strncasecmp(bytes, name, start) != 0) return;
  while (start < length && (bytes[start] == ' ' || bytes[start] == '\t')) start++;
  while (length > start && (unsigned char)bytes[length - 1] <= ' ') length--;
  if (length - start >= size) return;
  memcpy(value, bytes + start, length - start);
  value[length - start] = 0;
}

static size_t receive_header(char *bytes, size_t size, size_t count, void *context) {
  request *request = context;
  tabwire_curl *client = request->client;
  size_t length = size * count;
  request->header_bytes += length;
  if (request->header_bytes > maximum_header_bytes) return 0;
  copy_value(bytes, length, "location:", client->location, sizeof(client->location));
  copy_value(bytes, length, "content-type:", client->content_type, sizeof(client->content_type));
  return length;
}

tabwire_curl_result tabwire_curl_get(
  tabwire_curl *client, const char *url, long timeout, tabwire_curl_receive receive, void *context
) {
  tabwire_curl_result result = {0, 0, client->location, client->content_type, client->message};
  request request = {client, receive, context, 0};
  void *handle = client->handle;
  client->location[0] = client->content_type[0] = client->message[0] = 0;
  curl.easy_setopt(handle, OPTION_URL, url);
  curl.easy_setopt(handle, OPTION_HTTP_HEADER, client->headers);
  curl.easy_setopt(handle, OPTION_PROTOCOLS, (long)PROTOCOLS_HTTP_AND_HTTPS);
  curl.easy_setopt(handle, OPTION_NO_SIGNAL, 1L);
  curl.easy_setopt(handle, OPTION_TIMEOUT_MS, timeout);
  // Every encoding that libcurl decodes, piece by piece.
  curl.easy_setopt(handle, OPTION_ACCEPT_ENCODING, "");
  curl.easy_setopt(handle, OPTION_ERROR_BUFFER, client->message);
  curl.easy_setopt(handle, OPTION_WRITE_FUNCTION, receive_body);
  curl.easy_setopt(handle, OPTION_WRITE_DATA, &request);
  curl.easy_setopt(handle, OPTION_HEADER_FUNCTION, receive_header);
  curl.easy_setopt(handle, OPTION_HEADER_DATA, &request);
  result.code = curl.easy_perform(handle);
  curl.easy_getinfo(handle, INFO_RESPONSE_CODE, &result.status);
  if (result.code && !client->message[0]) {
    strncpy(client->message, curl.easy_strerror(result.code), sizeof(client->message) - 1);
  }
  curl.easy_setopt(handle, OPTION_ERROR_BUFFER, NULL);
  return result;
}

void tabwire_curl_destroy(tabwire_curl *client) {
  curl.easy_cleanup(client->handle);
  curl.slist_free_all(client->headers);
  free(client);
}
