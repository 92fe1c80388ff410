import { render, screen, within } from '@testing-library/react';
import { type SiteConfig, siteConfigSchema } from '@shared/contract/config';
import { HeaderMarkup as Markup } from './header-markup';
import { frameWords } from '../frame-language';
import { frameContent, navigationOf } from './navigation';

const links = { talks: 'https://talks.example.com/', academy: 'https://academy.example.com/' };
const config = siteConfigSchema.parse({ basePath: '/site/', links });

const HeaderMarkup = (props: { config: SiteConfig; path: string }) => (
  <Markup {...props} navigation={navigationOf(frameContent(), props.config)} words={frameWords()} />
);

describe('the header', () => {
  it('offers every entry of the specification, below the base path', () => {
    render(<HeaderMarkup config={config} path="/product/" />);
    const hrefs = within(screen.getByRole('navigation', { name: '主导航' }))
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/site/product/',
      '/site/ai-power/',
      '/site/connector/',
      '/site/ai-weave/',
      '/site/employee/',
      '/site/education/',
      '/site/integrations/',
      '/site/buy/',
      '/site/compare/',
      '/site/solution/cross-border-operations/',
      '/site/solution/cross-border-advertising/',
      '/site/solution/cross-border-influencer-marketing/',
      '/site/solution/cross-border-logistics/',
      '/site/solution/cross-border-finance/',
      '/site/solution/domestic-shop-operations/',
      '/site/micro_enterprise/',
      '/site/templates/',
      '/site/demo/',
      '/site/case/list/',
      'https://talks.example.com/',
      '/site/education/',
      '/site/ai-power/',
      '/site/buy/',
      '/site/about_us/',
      '/site/community/homePage?from=mainEntrance',
      'https://academy.example.com/',
      '/site/qa/',
      '/site/rpa_awards/',
      '/site/comics/',
      '/site/developers/',
      '/site/changelog/',
      '/site/security/',
      '/site/status/',
    ]);
  });

  it('leads to no other site that is not configured', () => {
    const { container } = render(<HeaderMarkup config={{ ...config, links: {} }} path="/" />);
    expect(screen.queryAllByText(/^(学习分享|学院)/)).toEqual([]);
    expect(container.querySelectorAll('a:not([href])')).toHaveLength(0);
  });

  it('protects every link that opens a new tab', () => {
    const { container } = render(<HeaderMarkup config={config} path="/" />);
    const blank = [...container.querySelectorAll('a[target="_blank"]')];
    expect(blank).toHaveLength(4);
    for (const link of blank) expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('marks the page that is shown', () => {
    render(<HeaderMarkup config={config} path="/product/" />);
    const links = screen.getAllByRole('link', { name: /^云梭 RPA/, hidden: true });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page']);
  });

  it.each([
    ['/community/homePage/', 'page'],
    ['/community/question/1/', 'true'],
  ])('marks the community at %s, whose link says more than its path', (path, value) => {
    render(<HeaderMarkup config={config} path={path} />);
    const links = screen.getAllByRole('link', { name: /^社区/, hidden: true });
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([value]);
  });

  it('carries the phone number as a link', () => {
    render(<HeaderMarkup config={config} path="/" />);
    expect(screen.getByRole('link', { name: '拨打 400-990-1065', hidden: true })).toHaveAttribute(
      'href',
      'tel:4009901065',
    );
  });
});
