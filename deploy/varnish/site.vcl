vcl 4.1;
# A shared cache before two page servers, or before two nginx before them, as a CDN is one: nothing is ever purged. It goes by
# CDN-Cache-Control, which page servers send beside what browsers are told (docs/runbook.md, "A CDN in front"). Started with
# -I start.cli: pages come compressed, and a server that refused a moment ago is asked anew (Varnish leaves it alone for 0.25 s
# otherwise, and the other may go in that time). Calls and the desk do not go through it.

import directors;
import std;

backend pages_a {
    .host = "127.0.0.1";
    .port = "8080";
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}
backend pages_b {
    .host = "127.0.0.1";
    .port = "8090";
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}
# The same two, without a probe.
backend again_a { .host = "127.0.0.1"; .port = "8080"; }
backend again_b { .host = "127.0.0.1"; .port = "8090"; }

sub vcl_init {
    new pages = directors.round_robin();
    pages.add_backend(pages_a);
    pages.add_backend(pages_b);
}

sub vcl_recv {
    set req.backend_hint = pages.backend();
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Three copies of a page at most.
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Files of releases are the same whatever is asked beside; of a page, the query may lead elsewhere.
    if (req.url ~ "/assets/") {
        set req.url = regsub(req.url, "\?.*$", "");
    }
    # stale-while-revalidate while somebody answers; while nobody does, as long as a page is kept.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 10s;
    }
    # A cookie decides only while Vary says so, which is while there is a canary.
    return (hash);
}

# That a server is gone, or there again, is seen after seconds. Until then each is asked all the same.
sub vcl_backend_fetch {
    if (bereq.retries == 1) {
        set bereq.backend = again_a;
    } elsif (bereq.retries == 2) {
        set bereq.backend = again_b;
    }
}

sub vcl_backend_error {
    if (bereq.method == "GET" && bereq.retries < 2) {
        return (retry);
    }
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        if (bereq.is_bgfetch) {
            return (abandon);
        }
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    if (beresp.http.CDN-Cache-Control ~ "max-age=" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        # stale-if-error
        set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
        return (deliver);
    }
    if (beresp.http.Cache-Control ~ "immutable") {
        set beresp.ttl = 30d;
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
}
