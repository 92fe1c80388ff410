import type { Browser, Request } from 'playwright-core';
import { openPage, untilLive } from '@shared/browser';
import { pause } from '../throttled-page';
import type { VisitRequest } from './generator';

/** Arrivals of twenty visitors. Nobody has measured visitors of this site: the shares are taken, and written into the document. */
export const arrivals: Readonly<Record<string, number>> = {
  '/': 7,
  '/client-download/': 4,
  '/product/': 2,
  '/buy/': 1,
  '/case/list/': 2,
  '/comics/': 2,
  '/qa/': 2,
};

/** The number of visitors of whom one likes a work. */
export const LIKE_EVERY = 20;
const WORKS = 8;
/** Milliseconds after a page is alive in which it may still ask for something. */
const AFTER = 3000;

/** The requests of a first view of a page, in the order in which Chromium asks. */
export interface RecordedView {
  path: string;
  requests: { kind: 'page' | 'file' | 'call'; path: string }[];
}

/** Opens every page of the model once, with nothing in its cache. */
export async function recordViews(browser: Browser, origin: string): Promise<RecordedView[]> {
  const views: RecordedView[] = [];
  for (const path of Object.keys(arrivals)) {
    const { page, close } = await openPage(browser);
    const requests: RecordedView['requests'] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().startsWith(`${origin}/`)) requests.push(recorded(request));
    });
    await page.goto(origin + path);
    // A page whose scripts wait for a first touch or a pause of the machine comes to life by itself, only later.
    await untilLive(page);
    await pause(page, AFTER + (await page.evaluate(() => performance.now())));
    await close();
    views.push({ path, requests });
  }
  return views;
}

function recorded(request: Request): RecordedView['requests'][number] {
  const { pathname, search } = new URL(request.url());
  const kind = request.isNavigationRequest() ? 'page' : pathname.startsWith('/api/') ? 'call' : 'file';
  return { kind, path: pathname + search };
}

/** Returns as many visits as the model has before it begins again: its arrivals, mixed, and a like by every so many. */
export function visitsOf(views: readonly RecordedView[], port: number, token: string): VisitRequest[][] {
  const byShare = views.flatMap((view) => Array.from({ length: arrivals[view.path] ?? 0 }, () => view));
  const visits: VisitRequest[][] = [];
  for (let at = 0; at < 2 * WORKS * LIKE_EVERY; at += 1) {
    // Seven and twenty have no common divisor: every place is come to, neighbours are not alike.
    const view = byShare[(at * 7) % byShare.length];
    const visit: VisitRequest[] = (view?.requests ?? []).map(({ kind, path }) => ({ kind, text: get(path, port) }));
    if (at % LIKE_EVERY === 0) visit.push(like(at / LIKE_EVERY, port, token));
    visits.push(visit);
  }
  return visits;
}

/** A request as a browser sends it, without what only fills the line. */
function get(path: string, port: number): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: */*\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;
}

/** Each work is liked and, the next time, no longer. */
function like(number: number, port: number, token: string): VisitRequest {
  const body = JSON.stringify({ targetType: 'work', targetId: 1 + (number % WORKS) });
  const call = Math.floor(number / WORKS) % 2 === 0 ? 'create' : 'delete';
  const head = [
    `POST /api/v1/sns/user/like/${call} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return { kind: 'write', text: `${head.join('\r\n')}\r\n\r\n${body}` };
}
