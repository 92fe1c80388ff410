import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { releaseLoad } from './release-load';
import { startSite } from '@shared/testing/site';
import { twoTeams } from '@shared/testing/two-teams';

/** Releases under load: `node --import tsx checks/src/release-load/release-load-main.ts [changes]`; 100 promotions and rollbacks by default. */
const changes = Number(process.argv[2] ?? 100);
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-load-'));
const first = await startSite({ command: 'start', dataDir });
await first.stop();
const { browser, site, download, community, end } = await twoTeams(dataDir);
try {
  await Promise.all(
    [download, community].map(async (team) => {
      await team.mark('新版 ');
      const { code, stderr } = await team.publish('2.0.0');
      if (code !== 0) throw new Error(stderr);
    }),
  );
  const next = [download, community].map(({ remote }) => ({ name: remote, version: '2.0.0' }));
  const started = Date.now();
  const report = await releaseLoad({ browser, origin: site.origin, dataDir, next, changes, tabs: 3 });
  for (const failure of report.failures) console.log(failure);
  console.log(
    `${report.changes} promotions and rollbacks in ${Math.round((Date.now() - started) / 1000)} s; ` +
      `${report.views} pages in browsers, ${report.files} files; ${report.failures.length} failures`,
  );
  process.exitCode = report.failures.length > 0 || report.changes !== changes ? 1 : 0;
} finally {
  await end();
  await rm(dataDir, { recursive: true, force: true });
}
