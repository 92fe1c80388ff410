import { spawn } from 'node:child_process';
import { CephServer } from './ceph-server';
import { CEPH_PACKAGES, hasCeph } from './find-ceph';

/**
 * Runs a command beside an object store of its own, with the variables that lead to a bucket there:
 * `node --import tsx shared/testing/src/ceph/ceph-main.ts npm start`.
 */
const [program = '', ...args] = process.argv.slice(2);
if (!hasCeph()) {
  console.error(`Ceph is not installed: apt-get install --no-install-recommends ${CEPH_PACKAGES.join(' ')}`);
  process.exit(1);
}
const ceph = await CephServer.start();
await ceph.createBucket('site');
const env = { STORE: 's3://site/production', ...ceph.environment(), ...process.env };
const child = spawn(program, args, { env, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
});
child.on('close', (code) => {
  void ceph.stop().then(() => process.exit(code ?? 1));
});
