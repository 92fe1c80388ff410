import { watch } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HandedViews } from '@shared/contract/release/data-schemas';
import { startTraces } from '@shared/observability/traces';
import { newMetrics, serveMetrics } from '@shared/observability/metrics';
import { readDataSettings, readSettings } from '@shared/store/config/settings';
import { shownOf } from '@shared/store/refusal';
import { boundPort } from '../serve/bound-port';
import { onStop } from '../serve/on-stop';
import { bucketPace, folderPace } from '../serve/pace';
import { openStore, refuseNoStore } from '@shared/store/store/open-store';
import { ComposerMetrics } from './composer-metrics';
import { composerServer } from './composer-server';
import { DataComposer } from './data-composer';
import { PublicData } from './public-data';
import { ReleasesTeller } from './tell-releases';

/** ms after a step that failed. */
const PAUSE_AFTER_FAILURE = 2000;
/** ms between two steps where nobody tells of promotions. */
const UNTOLD = 1000;

/** Composes public data into pages for as long as it runs (docs/data-pages.md). */
try {
  const settings = await readSettings(path.resolve(import.meta.dirname, '../../..'));
  const { backend, serviceKey, composerPort, composerHost, searchKeys } = readDataSettings();
  const say = (sentence: string) => console.log(sentence);
  await startTraces('site-composer', settings.collector);
  const { store } = await openStore({ ...settings, say });
  await refuseNoStore(store);
  const { revision: every } = settings.bucket ? bucketPace : folderPace;
  // A promotion is seen at once; where nobody tells of it, in the next step.
  const isTold =
    !settings.bucket && whenChanged(path.join(settings.dataDir, 'store/ledger'), () => composer.pause.end());
  const data = new PublicData(backend, serviceKey);
  const metrics = settings.metrics ? newMetrics() : undefined;
  const figures = metrics && new ComposerMetrics(metrics);
  const composer: DataComposer = new DataComposer({
    store,
    data,
    say,
    every,
    figures,
    search: { keys: searchKeys },
    ...(!isTold && { longest: UNTOLD }),
  });
  const releases = new ReleasesTeller({ store, data, say });
  const tellViews = (views: HandedViews) => data.tellViews(views);
  const server = composerServer(composer, serviceKey, { metrics, tellViews, decisions: { store, data } });
  await server.listen({ port: composerPort, host: composerHost });
  if (settings.metrics && metrics) await serveMetrics(settings.metrics, metrics);
  const port = boundPort(server.server, composerPort);
  const running = { stopped: false, ended: Promise.resolve() };
  onStop(async () => {
    running.stopped = true;
    composer.pause.end();
    await server.close();
    // A step that is under way ends as any other.
    await running.ended;
    await composer.reset();
  });
  process.send?.({ type: 'listening', port });
  const goOn = async () => {
    for (let told = false; !running.stopped;) {
      try {
        await composer.step();
        if (!told && composer.isWhole) {
          told = true;
          process.send?.({ type: 'ready', port });
        }
        void releases.look();
        await composer.rest();
      } catch (error) {
        // Errors may be over in a moment, and pages that stand are served meanwhile.
        console.error(shownOf(error));
        await composer.reset();
        await sleep(PAUSE_AFTER_FAILURE);
      }
    }
  };
  running.ended = goOn();
  await running.ended;
} catch (error) {
  console.error(shownOf(error));
  process.exit(1);
}

/** Calls back at changes in a folder, where the system tells of them. */
function whenChanged(folder: string, changed: () => void): boolean {
  try {
    watch(folder, changed).on('error', () => undefined);
    return true;
  } catch {
    // The system watches no further folder.
    return false;
  }
}
