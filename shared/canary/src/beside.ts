/** A count of what nobody judges by: `stack <name> <mark>` of views that threw, `lost <release>/<file>` of files. */
export interface Counted {
  what: string;
  minute: string;
  count: number;
}

export interface Stack {
  /** What was thrown, with the mark of where (`stackMark`); `(more)` of all beyond the first of a day. */
  name: string;
  isCanary: boolean;
  count: number;
}

/** Files of a release that page servers were asked for, and could not give. */
export interface Lost {
  release: string;
  files: readonly string[];
  /** The first minute, ISO 8601. */
  since: string;
}

/** Seconds for which a canary that no ramp moves is held by what is wrong. */
export const BAKE = 600;
const MINUTE = 60_000;
/** Files that a sentence names. */
const NAMED = 3;

/** What was thrown where, most often first. */
export function stacksOf(rows: readonly (Counted & Pick<Stack, 'isCanary'>)[]): Stack[] {
  const sums = new Map<string, Stack>();
  for (const { what, isCanary, count } of rows) {
    if (!what.startsWith('stack ')) continue;
    const known = sums.get(`${what} ${isCanary}`);
    if (known) known.count += count;
    else sums.set(`${what} ${isCanary}`, { name: what.slice('stack '.length), isCanary, count });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}

/** Files of a canary's releases that could not be given, by the release: those of which it was so within so many ms until now. */
export function lostFiles(
  rows: readonly Counted[],
  { releases, now, within }: { releases: Readonly<Record<string, string>>; now: string; within: number },
): Lost[] {
  return Object.entries(releases).flatMap(([name, version]) => {
    const start = `lost ${name}@${version}/`;
    const own = rows.filter(({ what }) => what.startsWith(start)).sort((a, b) => (a.minute < b.minute ? -1 : 1));
    const lately = own.filter(({ minute }) => Date.parse(minute) > Date.parse(now) - within - MINUTE);
    const files = [...new Set(lately.map(({ what }) => what.slice(start.length)))];
    const first = own.find(({ what }) => files.includes(what.slice(start.length)));
    return first ? [{ release: `${name}@${version}`, files, since: first.minute }] : [];
  });
}

export function lostSentence({ release, files, since }: Lost): string {
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const named = `${files.slice(0, NAMED).join(', ')}${more}`;
  const time = `${since.slice(11, 16)} UTC`;
  return `${files.length} file${files.length === 1 ? '' : 's'} of ${release} could not be given since ${time}: ${named}`;
}
