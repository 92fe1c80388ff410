import { setTimeout } from 'node:timers/promises';
import { HttpConnection } from './http-connection';
import { LONGEST_WAIT, type Percentiles, type VisitRequest, type VisitsJob, type VisitsResult } from './generator-job';

type Visit = readonly { kind: VisitRequest['kind']; bytes: Buffer }[];

interface Times {
  page: number[];
  call: number[];
  write: number[];
  late: number[];
}

/**
 * Begins visits when they are due, each over a connection of its own. Times count from when a visit was due, so that a server
 * that keeps visitors waiting is not asked less for it.
 */
export async function makeVisits({ port, visits, perSecond, seconds }: VisitsJob): Promise<VisitsResult> {
  const prepared = visits.map((visit) => visit.map(({ kind, text }) => ({ kind, bytes: Buffer.from(text) })));
  const times: Times = { page: [], call: [], write: [], late: [] };
  const failures = new Map<string, number>();
  const totals = { requests: 0, bytes: 0 };
  const fail = (what: string) => failures.set(what, (failures.get(what) ?? 0) + 1);

  const make = async (visit: Visit, due: number) => {
    times.late.push(performance.now() - due);
    let connection: HttpConnection | undefined;
    try {
      connection = await HttpConnection.open(port);
      for (const { kind, bytes } of visit) {
        const asked = performance.now();
        const answer = await connection.send(bytes);
        totals.requests += 1;
        totals.bytes += answer.bytes;
        if (answer.status !== 200) fail(`${kind} ${answer.status}`);
        if (kind !== 'file') times[kind].push(performance.now() - (kind === 'page' ? due : asked));
      }
    } catch (error) {
      fail((error as NodeJS.ErrnoException).code ?? String(error));
    } finally {
      connection?.close();
    }
  };

  const count = Math.floor(perSecond * seconds);
  const running = new Set<Promise<void>>();
  const began = performance.now();
  for (let at = 0; at < count; at += 1) {
    const due = began + (at / perSecond) * 1000;
    const wait = due - performance.now();
    if (wait > 0.5) await setTimeout(wait);
    const visit = make(prepared[at % prepared.length] ?? [], due);
    running.add(visit);
    void visit.then(() => running.delete(visit));
  }
  await Promise.race([Promise.all(running), setTimeout(LONGEST_WAIT, undefined, { ref: false })]);
  if (running.size > 0) failures.set('not done', running.size);
  return {
    visits: count,
    ...totals,
    failures: Object.fromEntries(failures),
    page: percentiles(times.page),
    call: percentiles(times.call),
    write: percentiles(times.write),
    late: percentiles(times.late),
  };
}

function percentiles(values: number[]): Percentiles {
  const sorted = values.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99) };
}
