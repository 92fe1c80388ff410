import type { Job } from './generator-job';
import { makeVisits } from './make-visits';
import { saturate } from './saturate';

/** The load generator, in a process of its own: what it costs is told apart from what the servers cost. */
process.on('message', (job: Job) => {
  const done = job.do === 'visits' ? makeVisits(job) : saturate(job);
  done.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
