vcl 4.1;

# Makes Varnish a shared cache in front of the edge that follows CDN-Cache-Control as a CDN does (RFC 9213). Responses
# without this header are not cached.
import std;

backend site {
  .host = "{{hostname}}";
  .port = "{{sitePort}}";
  .host_header = "{{host}}";
  .connect_timeout = 2s;
  .first_byte_timeout = 10s;
}

sub vcl_recv {
  # Applies stale-while-revalidate at the first attempt, and stale-if-error at the second, after the site failed.
  if (req.restarts == 0) {
    set req.grace = 1s;
  } else {
    set req.grace = 86400s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Caches requests with cookies too: the response's header says whether it may be cached.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
  } else {
    # Marks the response as uncacheable for a while, so that concurrent requests for it do not wait for each other.
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
  }
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 502 && resp.status <= 504 && req.restarts == 0 && req.method == "GET") {
    return (restart);
  }
  if (obj.hits == 0) {
    set resp.http.X-Cache = "MISS";
  } elsif (req.restarts > 0) {
    set resp.http.X-Cache = "STALE";
  } else {
    set resp.http.X-Cache = "HIT";
  }
  return (deliver);
}

sub vcl_synth {
  if (resp.status >= 502 && resp.status <= 504 && req.restarts == 0 && req.method == "GET") {
    return (restart);
  }
}
