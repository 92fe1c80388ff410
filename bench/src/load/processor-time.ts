import { readFile, readdir } from 'node:fs/promises';

/** Clock ticks a second of /proc, on every Linux that Node runs on. */
const TICKS = 100;

interface Process {
  id: number;
  parent: number;
  /** Seconds of user and system time, with those of children that have ended. */
  seconds: number;
  command: string;
}

/** The processes below one, and itself. */
export async function processesBelow(root: number): Promise<Process[]> {
  const ids = (await readdir('/proc')).map(Number).filter(Boolean);
  const all = (await Promise.all(ids.map(readProcess))).filter((found) => found !== undefined);
  const found = all.filter(({ id }) => id === root);
  for (const { id } of found) found.push(...all.filter(({ parent }) => parent === id));
  return found;
}

/** Patterns by which processes are known in their command lines; `npm start` serves pages itself. */
const groups = {
  nginx: /^nginx: /,
  'page servers': /(?:serve|start)-main\.ts/,
  backends: /backend\/src\/server\.ts/,
  composer: /data-main\.ts/,
  PostgreSQL: /postgres/,
  generator: /generator-main\.ts/,
};

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

export type Spent = Record<Group, number>;

/** Seconds of processor time (user and system) that the processes below this one have taken, by group. */
export async function processorTime(): Promise<Spent> {
  const spent: Spent = { nginx: 0, 'page servers': 0, backends: 0, composer: 0, PostgreSQL: 0, generator: 0 };
  for (const { command, seconds } of await processesBelow(process.pid)) {
    const group = groupNames.find((name) => groups[name].test(command));
    if (group !== undefined) spent[group] += seconds;
  }
  return spent;
}

/** Returns undefined for a process that has ended meanwhile. */
async function readProcess(id: number): Promise<Process | undefined> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    const command = (await readFile(`/proc/${id}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    // Fields after the name in parentheses: state, parent, …; user, system and their ended children's stand 14th to 17th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { id, parent: Number(fields[1]), seconds: ticks / TICKS, command };
  } catch {
    return undefined;
  }
}
