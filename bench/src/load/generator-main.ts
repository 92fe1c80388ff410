import type { Job, SaturationJob, SaturationResult } from './generator-job';
import { makeVisits } from './make-visits';
import { HttpConnection } from './http-connection';

/** The load generator, in a process of its own: what it costs is told apart from what the servers cost. */
process.on('message', (job: Job) => {
  const done = job.do === 'visits' ? makeVisits(job) : saturate(job);
  done.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

/** Each connection asks again as soon as it is answered. */
async function saturate(job: SaturationJob): Promise<SaturationResult> {
  const request = Buffer.from(job.text);
  const connections = await Promise.all(Array.from({ length: job.connections }, () => HttpConnection.open(job.port)));
  let requests = 0;
  let size = 0;
  const began = performance.now();
  const until = began + job.seconds * 1000;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < until) {
        const { status, bytes } = await connection.send(request);
        if (status !== 200) throw new Error(`${status} in place of ${job.text.split('\r\n', 1)[0] ?? ''}`);
        requests += 1;
        size = bytes;
      }
      connection.close();
    }),
  );
  return { requests, seconds: (performance.now() - began) / 1000, bytes: size };
}
