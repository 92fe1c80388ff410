import { copyData, startSite } from '../site';

export interface StorySite {
  /** Without a trailing slash; another one after a restart. */
  readonly origin: string;
  /** Stops the site and starts it anew on the same data. */
  restart: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A site of its own, started as a visitor's server is, with a fresh database. */
export async function startStorySite(): Promise<StorySite> {
  const { dataDir, remove } = await copyData();
  const start = () => startSite({ command: 'start', dataDir });
  let running = await start();
  return {
    get origin() {
      return running.origin;
    },
    async restart() {
      await running.stop();
      running = await start();
    },
    async remove() {
      await running.stop();
      await remove();
    },
  };
}
