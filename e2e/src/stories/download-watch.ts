import { createHash, createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** The requests for a download link that a page sends from now on. */
export function watchLinks(page: Page): URL[] {
  const links: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/ext/v1/download/link') links.push(url);
  });
  return links;
}

/** The signature by node:crypto, from what the page's own configuration holds. */
export async function referenceSignature(page: Page, query: URLSearchParams): Promise<string> {
  const secret = await page.evaluate(() => window.__SITE_CONFIG__.secret);
  const signed = ['arch', 'bizCode', 'os', 'secretId', 'timestamp'].map((name) => `${name}=${query.get(name) ?? ''}`);
  return createHmac('sha256', secret).update(signed.join('&')).digest('hex');
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The stored file of a build, as the backend's folder holds it. */
export function storedBuild(dataDir: string, file: string): Promise<Buffer> {
  return readFile(path.join(dataDir, 'clients', file));
}

/** Notes in the page when hidden frames come and go, in ms of its clock. */
export async function watchFrames(page: Page): Promise<() => Promise<{ added: number[]; removed: number[] }>> {
  await page.addInitScript(() => {
    const frames = { added: [] as number[], removed: [] as number[] };
    Object.assign(window, { frames_: frames });
    new MutationObserver((records) => {
      const hidden = (nodes: NodeList) => [...nodes].some((node) => node instanceof HTMLIFrameElement && node.hidden);
      for (const { addedNodes, removedNodes } of records) {
        if (hidden(addedNodes)) frames.added.push(performance.now());
        if (hidden(removedNodes)) frames.removed.push(performance.now());
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { frames_: { added: number[]; removed: number[] } }).frames_);
}
