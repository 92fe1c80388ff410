import type { PageData } from '@shared/contract/release';
import { tellVisit } from './tell-visit';

const page = { path: '/pricing/', remote: { name: 'remote-marketing', version: '1.2.0' } } as PageData;
let sent: string[];
let addresses: string[];
let serverTiming: { name: string }[] | undefined;

beforeEach(() => {
  [sent, addresses] = [[], []];
  // jsdom has none.
  performance.getEntriesByType = () => [{ serverTiming }] as unknown as PerformanceEntryList;
  serverTiming = undefined;
  navigator.sendBeacon = (address, body) => {
    addresses.push(String(address));
    sent.push(body as string);
    return true;
  };
});
afterEach(() => {
  history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

function hide(state: DocumentVisibilityState = 'hidden'): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a visit', () => {
  it('is told when the page is hidden, with the pages since, and where it came from once', () => {
    history.replaceState(null, '', '/pricing/?utm_source=baidu&utm_campaign=秋季&phone=138');
    const views = tellVisit(page, '/api/ext/v1/telemetry', {});
    hide('visible');
    expect(sent).toEqual([]);
    views.push('/buy/');
    hide();
    hide();
    views.push('/case/');
    hide();
    const told = { width: 'middle', release: 'remote-marketing@1.2.0' };
    expect(sent.map((body) => JSON.parse(body) as unknown)).toEqual([
      { views: ['/pricing/', '/buy/'], ...told, referrer: '', campaign: 'baidu / 秋季' },
      { views: ['/case/'], ...told },
    ]);
    expect(new Set(addresses)).toEqual(new Set(['/api/ext/v1/telemetry/visits']));
  });

  it('is at most 300 bytes, however far it went and whatever its address says', () => {
    history.replaceState(null, '', `/?utm_source=${'很长'.repeat(99)}`);
    const views = tellVisit(page, '/t', {});
    for (let at = 0; at < 40; at += 1) views.push(`/case/${at}/`);
    hide();
    expect(Buffer.byteLength(sent[0] ?? '')).toBeLessThanOrEqual(300);
    expect((JSON.parse(sent[0] ?? '') as { views: string[] }).views[0]).toBe('/pricing/');
  });

  it('is of the canary where the server says so', () => {
    serverTiming = [{ name: 'canary' }];
    tellVisit(page, '/t', {});
    hide();
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({ release: 'remote-marketing@1.2.0', canary: true });
  });

  it('is told to nobody where the site reports nothing', () => {
    tellVisit(page, '', {});
    hide();
    expect(sent).toEqual([]);
  });
});
