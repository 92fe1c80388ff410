import { siteConfigSchema } from '@shared/contract/config';
import { frame } from './frame';

const promoBanner = { text: '双十一', action: '看看', href: '/buy/' };
const config = siteConfigSchema.parse({ basePath: '/site/', promoBanner });
const asked = { what: 'frame', header: 'light', remote: 'remote-a', page: 'page' } as const;

/** The frame around a page, without the names of the company, which are what they are. */
function around(question: Partial<Parameters<typeof frame>[1]> & { path: string }): string {
  const { before, after } = frame(config, { ...asked, ...question });
  const names = Object.values(config.brand)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  return names.reduce((text, name) => text.replaceAll(name, ''), before + after);
}

function linksIn(html: string): HTMLAnchorElement[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll<HTMLAnchorElement>('a[href]')];
}

const ways = (links: readonly HTMLAnchorElement[]) =>
  links.map((link) => [link.getAttribute('href'), link.getAttribute('hreflang')]);

const isOther = ({ dataset }: HTMLAnchorElement) => dataset['other'] !== undefined;

describe('the frame around a page in English', () => {
  const english = around({ path: '/en/product/', lang: 'en', translates: '/product' });

  it('says nothing in Chinese but the way to Chinese', () => {
    expect(english.match(/[\u3400-\u9fff]+/g)).toEqual(['中文', '中文']);
    expect(around({ path: '/product/' })).toContain('双十一');
  });

  it('leads to the page that it translates, and says of each page in Chinese that it is', () => {
    const links = linksIn(english);
    expect(ways(links.filter(isOther))).toEqual([
      ['/site/product/', 'zh-CN'],
      ['/site/product/', 'zh-CN'],
    ]);
    const own = ways(links).filter(([href]) => href?.startsWith('/site/'));
    expect(own).toEqual(own.map(([href]) => [href, href?.startsWith('/site/en/') ? null : 'zh-CN']));
  });

  it('marks by words each link that leads to Chinese', () => {
    const chinese = linksIn(english).filter((link) => link.hreflang === 'zh-CN' && !isOther(link));
    expect(chinese.length).toBeGreaterThan(5);
    for (const { textContent } of chinese) expect(textContent).toContain('(in Chinese)');
  });
});

it('the frame around a page in Chinese leads to the site in English', () => {
  expect(ways(linksIn(around({ path: '/product/' })).filter(isOther))).toEqual([
    ['/site/en/', 'en'],
    ['/site/en/', 'en'],
  ]);
});

it('words of the English frame that were published stand around English pages alone', () => {
  const content = { 'footer-en': { columns: [{ title: 'New column', links: [] }], below: [] } };
  expect(around({ path: '/en/', lang: 'en', content })).toContain('New column');
  expect(around({ path: '/', content })).not.toContain('New column');
});
