import { siteConfigSchema } from '@shared/contract/config';
import { keys } from '@shared/store/store/store';
import { hashOf, headerPolicy, isPageFile, metaPolicy, pagePolicy, policyProblem } from './policy';

const config = siteConfigSchema.parse({ apiBaseUrl: 'https://api.example.com/v1', telemetryUrl: '/api/telemetry' });
const [known, other, style] = [hashOf('start()'), hashOf('steal()'), hashOf('.a{}')];
const policy = pagePolicy(config, [known]);
const meta = metaPolicy(policy, { scripts: [known], styles: [style] });
const page = (content = meta, more = '') =>
  `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${content}"><meta name="viewport" content="x">${more}</head><body></body></html>`;

describe('the policy of a page', () => {
  it('lets in what the configuration names, and the inline scripts by their hashes', () => {
    expect(policy).toEqual({ scripts: [known], origins: ['https://api.example.com'] });
    expect(headerPolicy(policy).split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self' '${known}'`,
        "connect-src 'self' https://api.example.com",
        "form-action 'self' https://api.example.com",
        "base-uri 'none'",
      ]),
    );
  });

  it('lets a page ask statistics that the configuration names, and do nothing else there', () => {
    const { analytics } = siteConfigSchema.parse({
      analytics: { umami: { url: 'https://stats.example.com/umami', site: 'x' } },
    });
    const asking = pagePolicy({ ...config, analytics }, [known]);
    for (const text of [headerPolicy(asking), metaPolicy(asking, { scripts: [known], styles: [] })])
      expect(text.split('; ').filter((one) => one.includes('stats.example.com'))).toEqual([
        "connect-src 'self' https://api.example.com https://stats.example.com",
      ]);
  });

  it.each([
    ['parts/host.1/pages/index.html', true],
    ['parts/remote-a.1/pages/buy/index.html', true],
    ['parts/host.1/pages/404.html', true],
    [keys.dataPage('a'.repeat(64), 'html'), true],
    [keys.dataPage('a'.repeat(64), 'xml'), false],
    ['parts/host.1/pages/baidu_verify.html', false],
  ])('is for %s: %s', (file, is) => {
    expect(isPageFile(file)).toBe(is);
  });

  it('is what its composition says', () => {
    expect(policyProblem(page(), policy)).toBeNull();
    // As pages were composed before there were videos.
    expect(policyProblem(page(meta.replace(/media-src [^;]+; /, '')), policy)).toBeNull();
  });

  it.each([
    ['another script', page(metaPolicy(policy, { scripts: [known, other], styles: [style] })), 'allows a script'],
    [
      'another origin',
      page(meta.replace("connect-src 'self'", "connect-src 'self' https://evil.invalid")),
      'not the one',
    ],
    ['a directive less', page(meta.replace("base-uri 'none'; ", '')), 'not the one'],
    ['a broader source', page(meta.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")), 'not the one'],
    ['no policy', '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>', 'is not where'],
    ['a second policy', page(meta, `<meta http-equiv="Content-Security-Policy" content="">`), 'is not where'],
    ['a refresh', page(meta, `<meta http-equiv="refresh" content="0">`), 'is not where'],
  ])('is refused with %s', (_what, html, sentence) => {
    expect(policyProblem(html, policy)).toContain(sentence);
  });
});
