import { KEPT } from './worker-file';

/** Interfaces of a worker that no page has. */
interface WorkerScope extends Pick<typeof globalThis, 'caches' | 'fetch' | 'location'> {
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Lasting {
  request: Request;
  /** The answer that the browser asked for while the worker started; undefined where it did not. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The text of the worker's script. */
export function workerScript(): string {
  return `(${serveKept.toString()})(self, ${JSON.stringify(KEPT)});\n`;
}

/**
 * Answers from the network, and only where nothing comes from there with what a page kept. Its text is the script: it uses
 * nothing but what it is given.
 */
export function serveKept(scope: WorkerScope, kept: string): void {
  const assets = new URL('assets/', scope.location.href).href;
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    // A page is asked for while the worker starts: it comes no later than without one.
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload.enable()));
  });
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const page = request.mode === 'navigate';
    const asset = request.url.startsWith(assets);
    if (request.method !== 'GET' || !(page || asset || request.destination === 'image')) return;
    const answer = async () => {
      try {
        const response = (page ? await event.preloadResponse : undefined) ?? (await scope.fetch(request));
        // A page that was taken away from the site is not read on here.
        if (page && (response.status === 404 || response.status === 410))
          event.waitUntil(scope.caches.delete(kept + new URL(request.url).pathname));
        return response;
      } catch (error) {
        // A picture is kept in the width of this screen as it was: better that than none.
        const width = new URL(request.url).searchParams.has('w');
        const known = await scope.caches.match(request.url, { ignoreSearch: page || asset || width, ignoreVary: true });
        if (known) return known;
        throw error;
      }
    };
    event.respondWith(answer());
  });
}
