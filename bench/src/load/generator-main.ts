import { setTimeout } from 'node:timers/promises';
import { percentile } from '@shared/testing/statistics';
import { LONGEST_WAIT, type Percentiles, type VisitsJob, type VisitsResult } from './generator';
import { HttpConnection } from './http-connection';

/** The load generator, in a process of its own: what it costs is told apart from what the servers cost. */
process.on('message', (job: VisitsJob) => {
  makeVisits(job).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

/**
 * Begins visits when they are due, each over a connection of its own. Times count from when a visit was due, so that a server
 * that keeps visitors waiting is not asked less for it.
 */
async function makeVisits({ port, visits, perSecond, seconds }: VisitsJob): Promise<VisitsResult> {
  const prepared = visits.map((visit) => visit.map(({ kind, text }) => ({ kind, bytes: Buffer.from(text) })));
  const times = { page: [] as number[], file: [] as number[], call: [] as number[], write: [] as number[] };
  const late: number[] = [];
  const failures: Record<string, number> = {};
  const totals = { requests: 0, bytes: 0 };
  const fail = (what: string) => (failures[what] = (failures[what] ?? 0) + 1);

  const make = async (visit: (typeof prepared)[number], due: number) => {
    late.push(performance.now() - due);
    let connection: HttpConnection | undefined;
    try {
      connection = await HttpConnection.open(port);
      for (const { kind, bytes } of visit) {
        const asked = kind === 'page' ? due : performance.now();
        const answer = await connection.send(bytes);
        totals.requests += 1;
        totals.bytes += answer.bytes;
        if (answer.status !== 200) fail(`${kind} ${answer.status}`);
        times[kind].push(performance.now() - asked);
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
  if (running.size > 0) failures['not done'] = running.size;
  return {
    visits: count,
    ...totals,
    failures,
    page: percentiles(times.page),
    call: percentiles(times.call),
    write: percentiles(times.write),
    late: percentiles(late),
  };
}

function percentiles(values: readonly number[]): Percentiles {
  return { p50: percentile(values, 0.5), p99: percentile(values, 0.99) };
}
