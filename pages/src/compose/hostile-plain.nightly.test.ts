import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hostileBundle } from '../../../release/src/testing/hostile/bundle';
import { type HostileBuild, hostileBuilds } from '../../../release/src/testing/hostile/suite';
import { startWatch } from '../../../release/src/testing/hostile/watch';

jest.setTimeout(300_000);

/** An attack that does not work in a plain process proves nothing about a sandbox. */
describe('a hostile build in a plain Node process', () => {
  const winning = hostileBuilds.filter(({ winsInNode = false }) => winsInNode);

  it.each(winning.map((build): [string, HostileBuild] => [build.what, build]))('%s', async (_what, build) => {
    const watch = await startWatch();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'plain-'));
    const file = path.join(folder, 'page.cjs');
    await writeFile(file, hostileBundle(build, watch.constants));
    const script = `require(${JSON.stringify(file)}).page.render().then((html) => { console.log(html); process.exit(0); });`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: folder }).catch(
      (error: unknown) => ({ stdout: String(error) }),
    );
    const reached = await watch.reached();
    await watch.remove();
    await rm(folder, { recursive: true, force: true });
    expect([stdout, ...reached].join('\n')).toMatch(/WON|a connection|changed/);
  });
});
