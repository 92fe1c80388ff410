import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type WatchedPage, openPage, untilLive } from '@shared/browser';
import { readElements } from '@shared/markup';

/** The sample visitors that a fresh database holds, as the sign-in page names them. */
export type Visitor = '李想' | '周敏' | '陈可' | '王一' | '云梭官方';

/** Goes from the open login prompt through the sign-in page and back to the page. */
export async function logInFromPrompt(page: Page, visitor: Visitor): Promise<void> {
  await page.getByRole('dialog', { name: '请先登录' }).getByRole('button', { name: '去登录' }).click();
  await page.getByRole('button', { name: visitor }).click();
  await page.getByRole('status').filter({ hasText: '登录成功' }).waitFor();
}

/** An access token as a visitor gets it: over the sign-in page's form and the exchange of the jump token. */
export async function accessToken(origin: string, visitor: Visitor): Promise<string> {
  const address = `${origin}/api/ext/v1/sign-in?return=/`;
  const offered = await (await fetch(address)).text();
  const button = readElements(offered).find(({ name, text }) => name === 'button' && text.startsWith(visitor));
  const user = button?.attributes['value'];
  if (!user) throw new Error(`The sign-in page does not offer ${visitor}`);
  const chosen = await fetch(address, { method: 'POST', body: new URLSearchParams({ user }), redirect: 'manual' });
  const jumpToken = new URL(chosen.headers.get('location') ?? '', origin).searchParams.get('jumpToken') ?? '';
  const exchange = await fetch(`${origin}/api/v1/user/login/getAccessTokenByJumpToken?jumpToken=${jumpToken}`);
  const { data } = (await exchange.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

interface OpenOptions extends BrowserContextOptions {
  /** The visitor; a guest where there is none. */
  visitor?: Visitor;
}

/** A page of the site in a browser of its own, for a guest or for somebody who is signed in. */
export async function openAt(
  browser: Browser,
  address: string,
  { visitor, ...options }: OpenOptions = {},
): Promise<WatchedPage> {
  const watched = await openPage(browser, options);
  const { origin } = new URL(address);
  if (visitor) {
    const value = await accessToken(origin, visitor);
    await watched.page.context().addCookies([{ name: 'token', value, url: origin }]);
  }
  await watched.page.goto(address);
  await untilLive(watched.page);
  return watched;
}
