interface DeskConfig {
  /** Path of the site, with a slash at both ends. */
  basePath: string;
  /** Whether the backend has a login of its own. */
  signIn: boolean;
  /** Nonce that styles carry to be taken. */
  nonce: string;
}

/** Reads what the backend writes into the page (backend/src/domains/desk/desk-page.ts). */
export function readDeskConfig(page: Document): DeskConfig {
  const text = page.getElementById('desk-config')?.textContent ?? '{}';
  const { basePath = '/', signIn = false } = JSON.parse(text) as Partial<DeskConfig>;
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="desk-nonce"]')?.content ?? '';
  return { basePath, signIn, nonce };
}
