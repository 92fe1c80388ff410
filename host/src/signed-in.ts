import { TOKEN_COOKIE } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';

/** The token in the cookie (docs/requirements.md section 3). The server decides what it is worth. */
export function loginToken(): string | undefined {
  const pattern = new RegExp(`(?:^|; )${TOKEN_COOKIE}=([^;]+)`);
  return pattern.exec(guarded(() => document.cookie) ?? '')?.[1];
}

/** The composed header holds what guests see and what the others see; this shows one of them. */
export function showSignedIn(header: Element | null, signedIn: boolean): void {
  header?.toggleAttribute('data-signed-in', signedIn);
}
