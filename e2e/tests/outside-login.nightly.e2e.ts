import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, untilLive } from '@shared/browser';
import { LoginProvider } from '@shared/testing/login-provider';
import { freePort } from '@shared/testing/postgres-server';
import { type RunningSite, copyData, startSite } from '@shared/testing/site';
import { LiveSite } from '../../release/src/outside/dev/live-site';

jest.setTimeout(300_000);

/** A name of this machine that shares no cookies with `localhost`, under which the proxy is open. */
const HOST = '127.0.0.1';

describe('the live site behind `remote dev`, with a provider of logins', () => {
  let [browser, provider, site, proxy]: [Browser?, LoginProvider?, RunningSite?, Server?] = [];
  let data: Awaited<ReturnType<typeof copyData>>;
  let local: string;

  beforeAll(async () => {
    [browser, data] = await Promise.all([launchBrowser(), copyData()]);
    const port = await freePort();
    const origin = `http://${HOST}:${port}`;
    provider = await LoginProvider.start(`${origin}/api/ext/v1/sign-in/callback`);
    const behind: { live?: LiveSite } = {};
    proxy = createServer((request, response) => void behind.live?.pass(request, response)).listen(0, HOST);
    await new Promise((resolve) => proxy?.once('listening', resolve));
    local = `http://localhost:${(proxy.address() as AddressInfo).port}`;
    const environment = { ...provider.environment, PORT: String(port), ORIGIN: origin, ALLOWED_ORIGINS: local };
    site = await startSite({ command: 'start', dataDir: data.dataDir, environment });
    behind.live = await LiveSite.open(origin);
    behind.live.local = local;
  });
  afterAll(async () => {
    proxy?.close().closeAllConnections();
    await Promise.all([browser?.close(), site?.stop(), provider?.stop()]);
    await data.remove();
  });

  it('leads through it and back to the page here, signed in', async () => {
    if (!browser) throw new Error('There is no browser');
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${local}/product/`);
    await untilLive(page);
    await page.getByRole('banner').getByRole('link', { name: '登录', exact: true }).click();
    await page.getByLabel('账号').fill('wang');
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByRole('status').filter({ hasText: '登录成功' }).waitFor();
    expect(page.url()).toBe(`${local}/product/`);
    await page.getByLabel('我的', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
