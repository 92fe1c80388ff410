import type { SiteRoute } from '@shared/contract/release';
import { brokenLinks, brokenPictures } from './broken-references';

const route = (pattern: string, remote: string): SiteRoute => ({ pattern, remote, page: 'page', header: 'light' });
const site = {
  basePath: '/',
  routes: [
    ...['/', '/product', '/case/detail/:type/:id'].map((pattern) => route(pattern, 'remote-a')),
    route('/comics', 'remote-b'),
  ],
  remote: 'remote-a',
  addresses: new Set(['/', '/product/', '/case/detail/home/shipping-papers/']),
  assets: new Set(['mark.1.svg', 'share.home.1.png']),
  rootFiles: new Set(['share.png']),
};
const below = { ...site, basePath: '/site/' };

describe('the links of a page', () => {
  it('are whole where they lead to a page, a call, a file, a fragment or elsewhere', () => {
    const whole = [
      '/product/',
      '/product?from=a&b=c#top',
      '/case/detail/home/shipping-papers/',
      '/comics/',
      '/api/docs',
      '/assets/remote-a/a.png',
      '/icon.svg',
      '#here',
      'https://example.com/nothing/',
      '//example.com/',
      'tel:400',
    ];
    expect(brokenLinks(whole, site)).toEqual([]);
  });

  it('are broken where no page stands, each named once', () => {
    const broken = ['/prodct/', '/case/detail/home/none/', '/product/more/'];
    expect(brokenLinks([...broken, '/prodct/', '/'], site)).toEqual(broken);
  });

  it('are broken where they leave the base path', () => {
    expect(brokenLinks(['/site/comics/', '/comics/'], below)).toEqual(['/comics/']);
  });
});

describe('pictures that are not there', () => {
  it('are those of the own release, of the site’s root and of addresses that lead nowhere', () => {
    const shown = ['/site/assets/remote-a/gone.1.svg', './sheet.png', '/site/gone.png', '/sheet.png'];
    expect(brokenPictures(shown, [], below)).toEqual(shown);
  });

  it('are also those that stand where a page is shared', () => {
    const shared = ['https://example.com/site/own.jpg', 'https://example.com/site/assets/remote-a/share.home.1.png'];
    expect(brokenPictures([], shared, below)).toEqual(shared.slice(0, 1));
  });

  it('are none of the backend, of other packages, of the page itself or of other sites', () => {
    const others = [
      '/site/api/ext/v1/media/1.svg',
      '/site/assets/remote-b/any.svg',
      '/site/assets/remote-a/mark.1.svg?1',
      'data:image/png;base64,AA',
      'https://example.org/a.png',
    ];
    expect(brokenPictures(others, [], below)).toEqual([]);
  });
});
