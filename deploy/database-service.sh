# shellcheck shell=sh
# Runs a program of PostgreSQL on DATABASE_URL. The address goes into a file that only its owner reads, since everybody on the
# machine reads the arguments of a process (ps); its environment they do not.
with_database() {
  service=$(mktemp)
  trap 'rm -f "$service"' EXIT
  export DATABASE_URL
  node --eval '
    const { hostname, port, username, password, pathname, searchParams } = new URL(process.env.DATABASE_URL);
    const own = { host: hostname.replace(/^\[|\]$/g, ""), port, user: username, password, dbname: pathname.slice(1) };
    const lines = Object.entries(own).filter(([, value]) => value !== "");
    const parts = lines.map(([name, value]) => [name, decodeURIComponent(value)]).concat([...searchParams]);
    console.log(["[site]", ...parts.map((part) => part.join("="))].join("\n"));
  ' > "$service"
  status=0
  PGSERVICEFILE="$service" PGSERVICE=site "$@" || status=$?
  rm -f "$service"
  return "$status"
}
