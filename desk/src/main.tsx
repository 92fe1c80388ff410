import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { Desk } from './desk';
import { finishLogin } from './session/finish-login';

const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk');
const { basePath, signIn, nonce } = readDeskConfig(document);
// Base of the calls; the desk's own come from where its page does.
Object.assign(globalThis, { __SITE_CONFIG__: { basePath } });
const problem = await finishLogin();
createRoot(root).render(
  // Styles are written by script here: only those with the page's nonce are taken.
  <CacheProvider value={createCache({ key: 'desk', nonce, prepend: true })}>
    <Desk signIn={signIn} loginProblem={problem} />
  </CacheProvider>,
);

interface DeskConfig {
  /** Path of the site, with a slash at both ends. */
  basePath: string;
  /** Whether the backend has a login of its own. */
  signIn: boolean;
  /** Nonce that styles carry to be taken. */
  nonce: string;
}

/** Reads what the backend writes into the page (backend/src/domains/desk/desk-page.ts). */
function readDeskConfig(page: Document): DeskConfig {
  const text = page.getElementById('desk-config')?.textContent ?? '{}';
  const { basePath = '/', signIn = false } = JSON.parse(text) as Partial<DeskConfig>;
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="desk-nonce"]')?.content ?? '';
  return { basePath, signIn, nonce };
}
