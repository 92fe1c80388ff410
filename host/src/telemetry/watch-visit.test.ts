import type { Became, Bootstrap, PageData } from '@shared/contract/release';
import { tellVisit } from '../page-runtime/starter/tell-visit';
import type { Telemetry } from './telemetry';
import { watchVisit } from './watch-visit';

const page = { path: '/pricing/', host: { name: 'host', version: '1.0.0' }, remote: null } as unknown as PageData;
const telemetry = { report: () => undefined, send: () => undefined } as unknown as Telemetry;
let became: Became;
let sent: string[];

beforeEach(() => {
  became = {};
  sent = [];
  document.body.innerHTML = '<main data-slot data-state="live"></main>';
  const entries: Record<string, object[]> = {
    navigation: [{ responseStart: 12, serverTiming: [{ name: 'view', description: 'token' }] }],
    'largest-contentful-paint': [{ startTime: 300 }, { startTime: 440.4 }],
    event: [{ interactionId: 1, duration: 120, startTime: 0 }],
  };
  // jsdom has none of them.
  Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [], getEntriesByName: () => [] });
  class Observer {
    static supportedEntryTypes = Object.keys(entries);
    #type = '';
    observe({ type }: { type: string }) {
      this.#type = type;
    }
    takeRecords = () => entries[this.#type] ?? [];
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  navigator.sendBeacon = (_address, body) => sent.push(body as string) > 0;
});
afterEach(() => jest.restoreAllMocks());

const threw = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, filename: `${location.origin}/assets/host/host.js` }));
const recoverable = () => new Error('Minified React error #418');

it('adds the vitals to what the visit tells in the same moment', () => {
  tellVisit(page, '/t', became);
  watchVisit({ page, became } as Bootstrap, telemetry);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ view: { token: 'token', state: 'live', lcp: 440, inp: 120 } });
});

it('tells mistakes of the release from those that a translator or an extension has a hand in', () => {
  const after = (error: Error) => {
    became = {};
    watchVisit({ page, became } as Bootstrap, telemetry);
    threw(error);
    return became.threw;
  };
  expect(after(recoverable())).toBe('Error');
  const placed = Object.assign(recoverable(), { stack: `Error: x\n at f (${location.origin}/assets/a/b.js:1:2)` });
  expect(after(placed)).toMatch(/^Error [0-9a-z]{8}$/);
  const reached = Object.assign(recoverable(), { stack: 'Error\n at f (chrome-extension://abc/content.js:1:2)' });
  expect(after(reached)).toBe('mixed');
  document.body.innerHTML = '<main data-slot><font>价格</font></main>';
  expect(after(recoverable())).toBe('mixed');
});

it('names a promise that nobody waited for, too', () => {
  watchVisit({ page, became } as Bootstrap, telemetry);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('lost') }));
  expect(became.threw).toBe('TypeError');
});
