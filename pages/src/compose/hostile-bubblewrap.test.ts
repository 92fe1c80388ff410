import { half } from '@shared/testing/nightly';
import {
  bubblewrapMissing,
  expected,
  namedBuilds,
  sandboxOf,
  tryBuild,
} from '../../../release/src/testing/hostile/suite';
import { type Watch, startWatch } from '../../../release/src/testing/hostile/watch';
import type { Sandbox } from './sandbox';

jest.setTimeout(300_000);

const missing = bubblewrapMissing();

if (missing !== null) {
  process.stdout.write(`NOT RUN: hostile builds in bubblewrap, since ${missing}\n`);
  test.todo('a hostile build in bubblewrap: not run, since it does not work here');
} else {
  describe('a hostile build that is rendered in bubblewrap', () => {
    let sandbox: Sandbox;
    let watch: Watch;
    beforeAll(async () => {
      watch = await startWatch();
      sandbox = await sandboxOf('bubblewrap');
    });
    afterAll(() => watch.remove());

    // The other half is tried the other way; all of them both ways at night.
    it.each(half(namedBuilds, 0))('%s', async (_what, build) => {
      expect(await tryBuild(build, { sandbox, watch })).toEqual(expected(build));
    });
  });
}
