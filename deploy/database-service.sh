# shellcheck shell=sh
# Runs a program of PostgreSQL on DATABASE_URL. The address goes into a file that only its owner reads, since everybody on the
# machine reads the arguments of a process (ps). The shell's own printf starts no process.
with_database() {
  service=$(mktemp)
  trap 'rm -f "$service"' EXIT
  rest=${DATABASE_URL#*://}
  place=${rest#*@}
  account=
  if [ "$place" != "$rest" ]; then account=${rest%@*}; fi
  host=${place%%/*}
  name=${place#*/}
  {
    printf '[site]\nhost=%s\ndbname=%s\n' "${host%:*}" "$(decoded "${name%%\?*}")"
    if [ "${host##*:}" != "$host" ]; then printf 'port=%s\n' "${host##*:}"; fi
    if [ -n "$account" ]; then printf 'user=%s\n' "$(decoded "${account%%:*}")"; fi
    if [ "${account#*:}" != "$account" ]; then printf 'password=%s\n' "$(decoded "${account#*:}")"; fi
    case $name in *\?*) printf '%s\n' "${name#*\?}" | tr '&' '\n' ;; esac
  } > "$service"
  status=0
  PGSERVICEFILE="$service" PGSERVICE=site DATABASE_URL='' "$@" || status=$?
  rm -f "$service"
  return "$status"
}

# What an address writes as %2F and the like.
decoded() { printf '%b' "$(printf '%s' "$1" | sed 's/\\/\\\\/g; s/%\([0-9A-Fa-f][0-9A-Fa-f]\)/\\x\1/g')"; }
