import { brokenLinks } from './broken-links';

const page = (links: readonly string[]) =>
  `<header><a href="/nowhere/">x</a></header><main>${links.map((href) => `<a class="a" href="${href}">x</a>`).join('')}</main>`;
const site = {
  basePath: '/',
  remote: 'remote-marketing',
  addresses: new Set(['/', '/product/', '/case/detail/home/shipping-papers/']),
};

describe('the links of a page', () => {
  it('are whole where they lead to a page, a call, a file, a fragment or elsewhere', () => {
    const whole = [
      '/product/',
      '/product?from=a&amp;b=c#top',
      '/case/detail/home/shipping-papers/',
      '/comics/',
      '/api/docs',
      '/assets/remote-marketing/a.png',
      '/icon.svg',
      '#here',
      'https://example.com/nothing/',
      'tel:400',
    ];
    expect(brokenLinks(page(whole), site)).toEqual([]);
  });

  it('are broken where no page stands, each named once; the header is not a page of the package', () => {
    const broken = ['/prodct/', '/case/detail/home/none/', '/product/more/'];
    expect(brokenLinks(page([...broken, '/prodct/', '/']), site)).toEqual(broken);
  });

  it('are broken where they leave the base path', () => {
    expect(brokenLinks(page(['/site/comics/', '/comics/']), { ...site, basePath: '/site/' })).toEqual(['/comics/']);
  });
});
