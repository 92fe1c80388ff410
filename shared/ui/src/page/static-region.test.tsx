import { render, screen } from '@testing-library/react';
import type { HostBridge, PageProps } from '@shared/contract';
import { siteConfigSchema } from '@shared/contract/config';
import { definePage } from './define-page';
import { staticRegion } from './static-region';

const host: HostBridge = {
  navigate: () => undefined,
  openLogin: () => undefined,
  showMessage: () => undefined,
  setUnsaved: () => undefined,
  composedRegion: () => [],
};

function pageProps(overrides: Partial<PageProps> = {}): PageProps {
  return {
    params: {},
    path: '/',
    query: '',
    hash: '',
    config: siteConfigSchema.parse({}),
    host,
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
    render(<page.Component {...pageProps({ composed: true, host: { ...host, composedRegion: () => [saved] } })} />);
    expect(screen.getByRole('heading', { name: '留下来的' })).toBeInTheDocument();
  });
});
