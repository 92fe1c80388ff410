import { half } from '@shared/testing/nightly';
import { expected, namedBuilds, sandboxOf, tryBuild } from '../../../release/src/testing/hostile/suite';
import { type Watch, startWatch } from '../../../release/src/testing/hostile/watch';
import type { Sandbox } from './sandbox';

jest.setTimeout(300_000);

describe("a hostile build that is rendered by Node's permission model alone", () => {
  let sandbox: Sandbox;
  let watch: Watch;
  beforeAll(async () => {
    watch = await startWatch();
    sandbox = await sandboxOf('permissions');
  });
  afterAll(() => watch.remove());

  it.each(half(namedBuilds, 1))('%s', async (_what, build) => {
    expect(await tryBuild(build, { sandbox, watch })).toEqual(expected(build));
  });
});
