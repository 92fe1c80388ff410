import { readChannels } from '../promote/channels';
import type { CommandContext } from './command-context';
import { recoveriesOf, recoverySentences } from './recoveries-of';

/** What is live, what there is, who made which change. */
export async function statusCommand({ store, config, answer }: CommandContext): Promise<void> {
  const channels = await readChannels(store);
  const live = channels.stable ? await store.readComposition(channels.stable) : null;
  const packages = await Promise.all(
    (await store.packages()).map(async (name) => ({
      name,
      live: live?.releases[name]?.version ?? null,
      versions: await store.versionsOf(name),
    })),
  );
  const recoveries = await recoveriesOf(config);
  const recent = channels.history.slice(-10).toReversed();
  answer(
    {
      generation: channels.generation,
      stable: channels.stable,
      canary: channels.canary,
      packages,
      withdrawn: channels.withdrawn,
      history: channels.history,
      recoveries,
    },
    [
      live ? `stable: composition ${live.id}, generation ${channels.generation}` : 'Nothing is live yet',
      channels.canary
        ? `canary: ${channels.canary.release} for ${channels.canary.percent}% of visitors`
        : 'canary: none',
      ...packages.map(
        ({ name, live: version, versions }) =>
          `  ${name}: ${version ?? 'not live'} (of ${versions.length}: ${versions.slice(-5).join(', ')})`,
      ),
      ...(channels.withdrawn.length > 0 ? [`withdrawn: ${channels.withdrawn.join(', ')}`] : []),
      ...recoverySentences(recoveries),
      ...recent.map(({ generation, at, by, action }) => `  ${generation}  ${at}  ${by}  ${action}`),
    ],
  );
}
