import { render, screen } from '@testing-library/react';
import type { PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { noHost } from '@shared/contract/release/no-host';
import { definePage } from './define-page';
import { staticRegion as hotRegion } from './hot-static-region';
import { staticRegion } from './static-region';

function pageProps(overrides: Partial<PageProps> = {}): PageProps {
  return {
    params: {},
    path: '/',
    query: '',
    hash: '',
    config: siteConfigSchema.parse({}),
    host: noHost,
    composed: false,
    answers: null,
    ...overrides,
  };
}

function heroPage(load = () => Promise.resolve({ default: () => <h1>标题</h1> })) {
  const Hero = staticRegion('hero', load);
  return definePage({ head: { title: '', description: '' }, regions: [Hero], Component: () => <Hero /> });
}

describe('a static region', () => {
  it('renders its component once the page is preloaded', async () => {
    const page = heroPage();
    await page.preload({});
    render(<page.Component {...pageProps()} />);
    expect(screen.getByRole('heading', { name: '标题' })).toBeInTheDocument();
  });

  it('keeps composed nodes without loading its component', () => {
    const load = jest.fn(() => Promise.resolve({ default: () => <h1>标题</h1> }));
    const page = heroPage(load);
    const container = document.createElement('div');
    container.innerHTML = '<div data-static="hero"><h1>标题</h1></div>';
    const heading = container.querySelector('h1');
    document.body.append(container);
    render(<page.Component {...pageProps({ composed: true })} />, { container, hydrate: true });
    expect(container.querySelector('h1')).toBe(heading);
    expect(load).not.toHaveBeenCalled();
  });

  it('puts the composed nodes back when React had to make its element afresh', () => {
    const page = heroPage();
    const saved = document.createElement('h1');
    saved.textContent = '留下来的';
    render(<page.Component {...pageProps({ composed: true, host: { ...noHost, composedRegion: () => [saved] } })} />);
    expect(screen.getByRole('heading', { name: '留下来的' })).toBeInTheDocument();
  });
});

it('a static region in development runs its code beside composed nodes once the page’s own preload is through', async () => {
  let story = '';
  const Story = () => {
    if (!story) throw new Error('rendered before it was loaded');
    return <p>{story}</p>;
  };
  const Region = hotRegion('case', () => Promise.resolve({ default: Story }));
  const page = definePage({
    head: { title: '', description: '' },
    regions: [Region],
    preload: ({ id }) => Promise.resolve((story = `案例 ${id}`)),
    Component: () => <Region />,
  });
  globalThis.__HOT__ = { changed: true } as typeof globalThis.__HOT__;
  render(<page.Component {...pageProps({ composed: true, params: { id: 'a' } })} />);
  expect(await screen.findByText('案例 a')).toBeInTheDocument();
  globalThis.__HOT__ = undefined;
});
