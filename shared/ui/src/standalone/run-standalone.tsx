import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { HostBridge, PageModule, PageParams } from '@shared/contract';
import type { SiteConfig } from '@shared/contract/config';

interface StandaloneAddress {
  path: string;
  page: PageModule;
  params: PageParams;
}

/** Shows the page of this address without the host, or a list of all addresses. For developing one remote alone. */
export async function runStandalone(
  addresses: readonly StandaloneAddress[],
  found = addresses.find(({ path }) => path === location.pathname),
): Promise<void> {
  const config = JSON.parse(document.getElementById('site-config')?.textContent ?? '{}') as SiteConfig;
  window.__SITE_CONFIG__ = config;
  const container = document.getElementById('standalone');
  if (!container) throw new TypeError('The page has no element for the remote');
  const root = createRoot(container);
  if (!found) {
    root.render(<AddressList addresses={addresses} />);
    return;
  }
  const { path, page, params } = found;
  await page.preload(params);
  document.title = page.head(params).title;
  const { Component } = page;
  root.render(
    <StrictMode>
      <Component
        params={params}
        path={path}
        query={location.search}
        hash={location.hash}
        config={config}
        composed={false}
        answers={null}
        host={bridge}
      />
    </StrictMode>,
  );
}

function AddressList({ addresses }: { addresses: readonly StandaloneAddress[] }) {
  return (
    <main>
      <h1>这个模块的页面</h1>
      <ul>
        {addresses.map(({ path, page, params }) => (
          <li key={path}>
            <a href={path}>{page.head(params).title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** The host's services in their plainest form. */
const bridge: HostBridge = {
  navigate: (href) => location.assign(href),
  openLogin: () => location.assign(`/api/ext/v1/sign-in?return=${encodeURIComponent(location.href)}`),
  showMessage: ({ text }) => alert(text),
  setUnsaved: () => undefined,
  composedRegion: () => [],
};
