import { readFile, readdir } from 'node:fs/promises';

/** Clock ticks a second of /proc, on every Linux that Node runs on. */
const TICKS = 100;

interface Process {
  parent: number;
  /** Seconds of user and system time, with those of children that have ended. */
  seconds: number;
  command: string;
}

/** Patterns by which each kind of process is known in its command line. */
export type Groups<Name extends string> = Readonly<Record<Name, RegExp>>;

/** Seconds of processor time by group. */
export type Spent<Name extends string> = Record<Name, number>;

/**
 * Seconds of processor time (user and system) that the processes below this one have taken, by group; what is below a process
 * that `aside` names is nobody's.
 */
export async function processorTime<Name extends string>(groups: Groups<Name>, aside: RegExp): Promise<Spent<Name>> {
  const processes = await readProcesses();
  const children = new Map<number, number[]>();
  for (const [id, { parent }] of processes) children.set(parent, [...(children.get(parent) ?? []), id]);
  const names = Object.keys(groups) as Name[];
  const spent = Object.fromEntries(names.map((name) => [name, 0])) as Spent<Name>;
  const walk = (id: number) => {
    const process = processes.get(id);
    if (!process || aside.test(process.command)) return;
    const group = names.find((name) => groups[name].test(process.command));
    if (group !== undefined) spent[group] += process.seconds;
    for (const child of children.get(id) ?? []) walk(child);
  };
  for (const child of children.get(process.pid) ?? []) walk(child);
  return spent;
}

/** Returns what was spent between two looks. */
export function difference<Name extends string>(before: Spent<Name>, after: Spent<Name>): Spent<Name> {
  const names = Object.keys(before) as Name[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Spent<Name>;
}

/** Seconds of processor time of this process itself. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

async function readProcesses(): Promise<Map<number, Process>> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const read = await Promise.all(ids.map(async (id) => [id, await readProcess(id)] as const));
  return new Map(read.flatMap(([id, process]) => (process ? [[id, process] as const] : [])));
}

/** Returns undefined for a process that has ended meanwhile. */
async function readProcess(id: number): Promise<Process | undefined> {
  try {
    const stat = await readFile(`/proc/${id}/stat`, 'utf8');
    const command = (await readFile(`/proc/${id}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    // Fields after the name in parentheses: state, parent, …; user, system and their ended children's stand 14th to 17th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { parent: Number(fields[1]), seconds: ticks / TICKS, command };
  } catch {
    return undefined;
  }
}
