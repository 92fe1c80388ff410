import path from 'node:path';
import { startTraces } from '@shared/observability/traces';
import { newMetrics, serveMetrics } from '@shared/observability/metrics';
import { shownOf } from '@shared/store/refusal';
import { addressProblem, readComposer, readSettings } from '@shared/store/config/settings';
import { openServedStore, refuseNoStore } from '@shared/store/store/open-store';
import { readHeldOrStore } from './read-held-or-store';
import { LastRevision } from './last-revision';
import { listen } from './listen';
import { onStop } from './on-stop';

/** Serves a store as it is: no build, no backend of its own. `BACKEND_ORIGIN` says who answers `/api`. */
try {
  const settings = await readSettings(path.resolve(import.meta.dirname, '../../..'));
  const backend = process.env['BACKEND_ORIGIN'];
  const say = (sentence: string) => console.log(sentence);
  const { store, cache } = await openServedStore({ ...settings, use: 'serve', say });
  const { basePath, allowOverrides, origin } = await readHeldOrStore(cache, say, async () => {
    await refuseNoStore(store);
    // The newest decision that is believed counts: what is wrong with a newer one is an alarm, and no reason to serve nothing.
    const { head } = await store.ledger.find();
    return head ? store.readConfig(head.revision.config) : settings.config;
  });
  const { port, host, stateDir, hosts, asked } = settings;
  const metrics = settings.metrics ? newMetrics() : undefined;
  await startTraces('site-pages', settings.collector);
  const { close } = await listen({
    metrics,
    traced: settings.collector !== undefined,
    store,
    cache,
    port,
    host,
    basePath,
    allowOverrides,
    hosts: [new URL(origin).host, ...hosts],
    addressProblem: (composed) => addressProblem(composed, asked),
    last: new LastRevision(path.join(stateDir, 'last-revision.json')),
    ...(backend ? { backend } : {}),
    composer: readComposer(),
  });
  if (settings.metrics && metrics) await serveMetrics(settings.metrics, metrics);
  onStop(close);
} catch (error) {
  console.error(shownOf(error));
  process.exit(1);
}
