vcl 4.1;

# Varnish as a shared cache in front of the edge. It obeys CDN-Cache-Control, as a CDN does (RFC 9213), and does not
# cache responses without this header.
import std;

backend site {
  .host = "{{hostname}}";
  .port = "{{sitePort}}";
  .host_header = "{{host}}";
  .connect_timeout = 2s;
  .first_byte_timeout = 10s;
}

sub vcl_recv {
  # The first try implements stale-while-revalidate, the second, after the site failed, stale-if-error.
  if (req.restarts == 0) {
    set req.grace = 1s;
  } else {
    set req.grace = 86400s;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Also looks up requests with cookies: the header states whether a response depends on them.
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.CDN-Cache-Control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
  } else {
    # Fetches concurrent requests separately, so that none waits for another.
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
