import type { Became, PageData } from '@shared/contract/release';
import { tellVisit } from './tell-visit';

const page = { path: '/pricing/', remote: { name: 'remote-marketing', version: '1.2.0' } } as PageData;
let sent: string[];
let addresses: string[];
let serverTiming: { name: string; description?: string }[] | undefined;

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

  describe('of a view with a token', () => {
    const token = 'a'.repeat(54);
    const told = (at = 0) => (JSON.parse(sent[at] ?? '') as { view?: object }).view;
    beforeEach(() => {
      serverTiming = [{ name: 'canary' }, { name: 'view', description: token }];
      document.body.innerHTML = '<main data-slot data-state="static"></main>';
    });

    it('says what became of the page, once, though neither host nor page came', () => {
      tellVisit(page, '/t', {}).push('/buy/');
      hide('visible');
      expect(sent).toEqual([]);
      hide();
      expect(told()).toEqual({ token, state: 'static' });
      tellVisit(page, '/t', {});
      hide();
      hide();
      expect(sent).toHaveLength(2);
    });

    it('says what host and page found out, and whether the visitor went on', () => {
      const became: Became = {};
      const views = tellVisit(page, '/t', became);
      Object.assign(became, { state: 'left', rung: 'again', cause: 'SlowError', lcp: 440, inp: 104 });
      views.push('/buy/');
      hide();
      views.push('/case/');
      hide();
      expect(told()).toEqual({ token, ...became });
      expect(told(1)).toBeUndefined();
    });

    it('names the first error of the site’s own files that nothing caught', () => {
      const became: Became = {};
      tellVisit(page, '/t', became);
      const fail = (error: unknown, filename: string) => dispatchEvent(new ErrorEvent('error', { error, filename }));
      fail(new RangeError('theirs'), 'chrome-extension://x/content.js');
      fail(null, `${location.origin}/assets/host/host.js`);
      fail(new TypeError('ours'), `${location.origin}/assets/host/host.js`);
      fail(new SyntaxError('ours, too'), `${location.origin}/assets/host/host.js`);
      hide();
      expect(told()).toEqual({ token, state: 'static', threw: 'TypeError' });
    });

    it('is at most 300 bytes with everything, and keeps the page before the campaign, and the view before all', () => {
      const became: Became = {
        rung: 'previous',
        cause: 'CssChunkLoadError',
        threw: 'ReferenceError 0a1b2c3d',
        lcp: 599_999,
        inp: 599_999,
      };
      const long = (path: string) => ({ ...page, path }) as PageData;
      history.replaceState(null, '', `/?utm_source=${'很长'.repeat(99)}`);
      for (const path of ['/pricing/', `/case/${'x'.repeat(190)}/`]) tellVisit(long(path), '/t', became).push('/buy/');
      hide();
      for (const body of sent) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(300);
      expect(sent.map((body) => JSON.parse(body) as unknown)).toMatchObject([
        { views: ['/pricing/'], view: { token, ...became } },
        { views: [], view: { token, ...became } },
      ]);
      expect(sent[0]).not.toContain('campaign');
    });
  });

  it('is told to nobody where the site reports nothing', () => {
    tellVisit(page, '', {});
    hide();
    expect(sent).toEqual([]);
  });
});
