import { createHash, createHmac } from 'node:crypto';
import { clientBuilds, downloadLink } from '@shared/contract/endpoints';
import { pollUntil } from '@shared/testing/poll-until';
import type { Suite } from '../domain.suite';

type Signed = Record<string, string | number>;

function signed(change: Signed = {}, secret = 'public-download-throttle'): Signed {
  const parameters = { arch: 'x64', bizCode: 'rpa', os: 'win', secretId: 'site-web', timestamp: Date.now(), ...change };
  const { version: _unsigned, ...rest } = parameters as Signed;
  const text = Object.keys(rest)
    .sort()
    .map((name) => `${name}=${rest[name]}`)
    .join('&');
  return { ...parameters, signature: createHmac('sha256', secret).update(text).digest('hex') };
}

export const downloadSuite: Suite = (site) => {
  describe('downloads', () => {
    test('list every system and processor, newest first, with what the files really are', async () => {
      const { platforms } = await site().call(clientBuilds);
      expect(platforms.map(({ os, arch }) => `${os} ${arch}`).sort()).toEqual([
        'linux-deb arm64',
        'linux-deb x64',
        'mac arm64',
        'mac x64',
        'win arm64',
        'win x64',
        'win x86',
      ]);
      const [build] = platforms[0]?.builds ?? [];
      const redirect = await site().request(build?.url ?? '');
      expect(redirect.statusCode).toBe(302);
      const url = new URL(redirect.headers.location ?? '', `http://test.invalid${build?.url}`);
      const { rawPayload, headers } = await site().request(url.pathname);
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(build?.sha256);
      expect(rawPayload.length).toBe(build?.size);
      expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
      expect(headers['content-disposition']).toContain(`filename="${build?.fileName}"`);
    });

    test('are told as a feed, each version once and newest first', async () => {
      const { body, headers } = await site().request('/api/ext/v1/download/feed.xml');
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      const { platforms } = await site().call(clientBuilds);
      const versions = new Set(platforms.flatMap(({ builds }) => builds.map(({ version }) => version)));
      const told = [...body.matchAll(/<title>客户端 ([\d.]+)/g)].map(([, version]) => version);
      expect(told.toSorted()).toEqual([...versions].sort());
      const times = [...body.matchAll(/<entry>.*?<updated>(.*?)<\/updated>/g)].map(([, at = '']) => Date.parse(at));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const note of platforms[0]?.builds[0]?.notes ?? []) expect(body).toContain(note);
    });

    test('go on where they were interrupted, and begin anew where the file changed', async () => {
      const link = await site().call(downloadLink, { query: signed() });
      const whole = await site().request(link);
      const part = (headers: Record<string, string>) => site().request({ url: link, headers });
      const rest = await part({ range: 'bytes=1000-', 'if-range': String(whole.headers.etag) });
      expect(rest.statusCode).toBe(206);
      expect(rest.rawPayload.equals(whole.rawPayload.subarray(1000))).toBe(true);
      const changed = await part({ range: 'bytes=1000-', 'if-range': '"another"' });
      expect(changed.statusCode).toBe(200);
      expect((await part({ range: 'bytes=99999999-' })).statusCode).toBe(416);
      const last = await part({ range: 'bytes=-10' });
      expect([last.statusCode, last.rawPayload.equals(whole.rawPayload.subarray(-10))]).toEqual([206, true]);
      const size = whole.rawPayload.length;
      expect(last.headers['content-range']).toBe(`bytes ${size - 10}-${size - 1}/${size}`);
      const middle = await part({ range: 'bytes=5-9' });
      expect(middle.rawPayload.equals(whole.rawPayload.subarray(5, 10))).toBe(true);
      // A range that asks for nothing, or in an unknown unit, counts as not sent.
      for (const range of ['bytes=9-5', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])
        expect([range, (await part({ range })).statusCode]).toEqual([range, 200]);
      expect((await part({ 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304);
      const head = await site().request({ method: 'HEAD', url: link });
      expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(size), 0]);
    });

    test('give an older version when asked', async () => {
      const link = await site().call(downloadLink, { query: signed({ version: '5.0.0' }) });
      expect(link).toMatch(/5\.0\.0-win-x64\.exe$/);
    });

    test.each([
      ['another key', () => signed({}, 'guessed'), 403, 'signature-refused'],
      ['a changed parameter', () => ({ ...signed(), os: 'mac' }), 403, 'signature-refused'],
      ['a clock that is late', () => signed({ timestamp: Date.now() - 301_000 }), 400, 'clock-skew'],
      ['a clock that is early', () => signed({ timestamp: Date.now() + 301_000 }), 400, 'clock-skew'],
      ['a build that is not there', () => signed({ os: 'mac', arch: 'x86' }), 404, 'unknown-build'],
      ['a version that is not there', () => signed({ version: '1.0.0' }), 404, 'unknown-build'],
      ['another business', () => signed({ bizCode: 'crm' }), 400, 'invalid-request'],
    ] as const)('are refused for %s', async (_what, query, status, reason) => {
      expect(await site().refused(downloadLink, { query: query() })).toMatchObject({ status, reason });
    });

    test('tell the time to a clock that is wrong', async () => {
      const { detail } = await site().refused(downloadLink, { query: signed({ timestamp: 0 }) });
      expect(Math.abs(Number(detail['serverTime']) - Date.now())).toBeLessThan(5000);
    });

    test('throttle a signature that is used again and again', async () => {
      const query = signed({ timestamp: Date.now() - 1000, arch: 'x86' });
      for (let at = 0; at < 5; at += 1) await site().call(downloadLink, { query });
      expect(await site().refused(downloadLink, { query })).toMatchObject({ status: 429, detail: { retryAfter: 60 } });
    });

    test('end with their link', async () => {
      const link = await site().call(downloadLink, { query: signed({ timestamp: Date.now() - 2000 }) });
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
      const { statusCode } = await site().request(link);
      jest.restoreAllMocks();
      expect(statusCode).toBe(410);
      expect((await site().request(link.replace(/\.[^/]+\//, '.forged/'))).statusCode).toBe(410);
    });

    test('are counted once for each build, whatever the parts', async () => {
      const count = async () => {
        const rows = await site().database.query<{ count: number }>(
          `select count from download_counts where os = 'win' and arch = 'arm64' and version = '5.2.0'`,
        );
        return rows[0]?.count ?? 0;
      };
      const before = await count();
      const link = await site().call(downloadLink, { query: signed({ arch: 'arm64' }) });
      await site().request(link);
      await site().request({ url: link, headers: { range: 'bytes=5000-' } });
      expect(await count()).toBe(before + 1);
    });

    test('end where the last byte is handed over: of a whole file and of its last part, not of what is cut off', async () => {
      const ended = jest.spyOn(site().app.visits, 'step').mockImplementation(() => undefined);
      const steps = () => ended.mock.calls.filter(([, step]) => step === 'downloaded').length;
      // The server learns of it after the client.
      const are = (count: number) => pollUntil(() => Promise.resolve(steps() === count), `${count} ended`, 10_000);
      const link = await site().call(downloadLink, { query: signed({ arch: 'arm64' }) });
      const { rawPayload, headers } = await site().request(link);
      await are(1);
      const part = (range: string) => site().request({ url: link, headers: { range } });
      await part('bytes=0-9');
      await site().request({ url: link, headers: { 'if-none-match': String(headers.etag) } });
      await site().request({ method: 'HEAD', url: link });
      await part(`bytes=${rawPayload.length - 1}-`);
      await are(2);
      ended.mockRestore();
    });
  });
};
