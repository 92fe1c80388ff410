import { spawnSync } from 'node:child_process';
import { slotOf } from '../bundles';
import { config } from '../fixture';
import { filesBuilds } from './builds-files';
import { pagesBuilds } from './builds-pages';
import { processesBuilds } from './builds-processes';
import { realmBuilds } from './builds-realm';
import { type HostileBuild, hostileBundle } from './bundle';
import { hostileSite } from './site';
import type { Watch } from './watch';
import { renderPart } from '../../../../pages/src/compose/render-part';
import { type Sandbox, type SandboxKind, sandboxes, works } from '../../../../pages/src/compose/sandbox';

export type { HostileBuild } from './bundle';

/**
 * Builds that each try something else. Under bubblewrap, the system keeps all of it from them. Without it, files, processes,
 * threads and native code are kept from them by Node's permission model, and by limits that the system sets; the network
 * and signals are kept from them by the language alone: their realm holds no object that leads there. An error in the
 * engine could not be held there (docs/decisions/022-composing.md).
 */
export const hostileBuilds: readonly HostileBuild[] = [
  ...filesBuilds,
  ...processesBuilds,
  ...realmBuilds,
  ...pagesBuilds,
];

/** Builds by their names, for tables of tests. */
export const namedBuilds = hostileBuilds.map((build): [string, HostileBuild] => [build.what, build]);

/** The reason why bubblewrap cannot keep anything from anybody here; null where it can. Asked while tests are collected. */
export function bubblewrapMissing(): string | null {
  const { error, status } = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true'], { stdio: 'ignore' });
  if (error) return 'it is not installed: apt-get install bubblewrap';
  return status === 0 ? null : 'this machine lets nobody make namespaces';
}

/** The strictest way of a kind that works here. */
export async function sandboxOf(kind: SandboxKind): Promise<Sandbox> {
  for (const sandbox of sandboxes()) if (sandbox.kind === kind && (await works(sandbox))) return sandbox;
  throw new Error(`No way of the kind ${kind} works here`);
}

/** Renders it as a promotion would; says what was reached, and what the composer answered. */
export async function tryBuild(build: HostileBuild, { sandbox, watch }: Trial) {
  const site = hostileSite(hostileBundle(build, watch.constants), '', build.paths === undefined ? [''] : ['below/']);
  // Builds that never end are waited for, as long as it takes to see it; the others have time on a machine that is busy.
  const limits = { time: String(build.refused).includes('not done after') ? 1500 : 30_000, memory: 128 };
  const answer = await renderPart({ ...site, config, paths: [], sandbox, limits }).then(
    ({ files }) => ({ refused: false, text: JSON.stringify([...files].map(([file, html]) => [file, slotOf(html)])) }),
    (error: unknown) => ({ refused: true, text: error instanceof Error ? `${error.name}: ${error.message}` : '' }),
  );
  return { ...answer, reached: await watch.reached(), leaked: answer.text.includes(watch.secret) };
}

interface Trial {
  sandbox: Sandbox;
  watch: Watch;
}

/** The expected outcome of a build. */
export function expected({ refused }: HostileBuild) {
  return {
    refused: refused !== undefined,
    text: expect.stringMatching(refused ?? /^\[\["remote-a\/index\.html","(?!.*WON)/) as string,
    reached: [],
    leaked: false,
  };
}
