import path from 'node:path';
import { readSettings } from '@shared/store/config/settings';
import { ReleaseError } from '@shared/store/release-error';
import { readTrust } from '@shared/store/trust/trust-log';
import { boundPort } from '../../../pages/src/serve/bound-port';
import { refuseUsedPort } from '../../../pages/src/serve/listen';
import { onStop } from '../../../pages/src/serve/on-stop';
import { buildService } from '../service/service';
import type { CommandContext } from './command-context';

/** Keeps the store for others, until it is stopped. A store that is not believed is refused: nothing is decided on top of it. */
export async function serviceCommand({ root, store, config, inBrowser, trust, answer }: CommandContext): Promise<void> {
  const { port, host, stateDir } = await readSettings(root);
  const { memory } = trust;
  // The ledger was looked at already, for the configuration.
  const { problem } = await readTrust(store.storage, memory);
  if (problem !== null) throw new ReleaseError(`The store in ${store.storage.place} is not believed: ${problem}`);
  await refuseUsedPort(port, host);
  const uploads = path.join(stateDir, `service-${port}`);
  const app = await buildService({ store, memory, config, uploads, inBrowser });
  await app.listen({ port, host });
  onStop(() => app.close());
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${boundPort(app.server, port)}`;
  answer({ address }, [`ready ${address}: it keeps ${store.storage.place}`]);
}
