import type { TelemetryEvent } from '@shared/contract/endpoints';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { sharedSite } from '@shared/testing/site';

const { origin } = sharedSite();
const telemetry = `${origin}/api/ext/v1/telemetry`;

it('a visit tells its web vitals and uncaught errors when it is left, per release, and nothing of the visitor', async () => {
  const browser = await launchBrowser();
  const { page, close } = await openPage(browser);
  const sent: string[] = [];
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.url() === telemetry) sent.push(request.postData() ?? '');
    if (request.url() === `${telemetry}/visits`) visits.push(request.postData() ?? '');
  });
  await page.goto(`${origin}/product/?token=none&phone=13800138000&utm_source=${'很长'.repeat(40)}`);
  await untilLive(page);
  await page.keyboard.press('Tab');
  await page.evaluate(() => {
    void Promise.reject(new TypeError('留给自己的话'));
  });
  const answered = page.waitForResponse(telemetry);
  const counted = page.waitForResponse(`${telemetry}/visits`);
  // Puts the tab aside: a beacon that a page sends while it is left has no answer to wait for here.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    for (let times = 0; times < 2; times += 1) document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await answered).status()).toBe(200);
  expect(sent).toHaveLength(1);
  expect(await (await counted).json()).toMatchObject({ data: { accepted: 1 } });
  expect(visits).toHaveLength(1);
  expect(Buffer.byteLength(visits[0] ?? '')).toBeLessThanOrEqual(300);
  expect(JSON.parse(visits[0] ?? '')).toMatchObject({ views: ['/product/'], width: 'wide', referrer: '' });
  expect(visits[0]).not.toMatch(/13800138000|token/);
  const [beacon = ''] = sent;
  expect(beacon).not.toMatch(/13800138000|留给自己的话|token/);
  expect(beacon.length).toBeLessThan(4096);

  const { events } = JSON.parse(beacon) as { events: TelemetryEvent[] };
  const release = /^remote-marketing@\d+\.\d+\.\d+/;
  expect(events.every((event) => event.page === '/product/' && release.test(event.release ?? ''))).toBe(true);
  expect(events.filter(({ kind }) => kind === 'error').map(({ cause }) => cause)).toEqual(['TypeError']);
  const value = new Map(events.map((event) => [event.metric, event.value]));
  expect([...value.keys()].filter(Boolean).sort()).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']);
  expect(value.get('TTFB')).toBeGreaterThan(0);
  expect(value.get('FCP')).toBeGreaterThanOrEqual(value.get('TTFB') ?? Infinity);
  expect(value.get('LCP')).toBeGreaterThanOrEqual(value.get('FCP') ?? Infinity);
  expect(value.get('CLS')).toBe(0);

  const { data } = (await (await fetch(`${telemetry}/vitals`)).json()) as {
    data: { release: string; metric: string }[];
  };
  expect(data.filter((vital) => release.test(vital.release)).map(({ metric }) => metric)).toContain('LCP');
  await close();
  await browser.close();
});
