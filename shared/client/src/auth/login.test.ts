import { waitFor } from '@testing-library/react';
import { LOGIN_CHANNEL } from '@shared/contract';
import { LOGIN_DAYS } from '@shared/contract/config';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { clearToken, completeLogin, loginAddress, logout, readToken, returnAddress, storeToken } from './index';

const server = new ApiTestServer();
let base = '';

beforeAll(async () => {
  base = await server.start();
});
beforeEach(() => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: base } });
  server.reset();
  localStorage.clear();
  clearToken();
  history.replaceState(null, '', '/comics/?chapter=2#panel-3');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.stop());

const stateOf = (address: string) => new URL(address).searchParams.get('state') ?? '';

describe('the token', () => {
  test('lasts as long as the login, on the whole site, kept from other sites’ requests', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    storeToken('abc');
    const [cookie = ''] = written.mock.calls[0] ?? [];
    expect(cookie).toMatch(/^token=abc; path=\/; expires=.*; sameSite=Lax$/i);
    const days = (Date.parse(/expires=([^;]+)/i.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(LOGIN_DAYS);
    expect(readToken()).toBe('abc');
  });
});

describe('a return address', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost@evil.example/',
    'http://[',
  ])('off this origin is refused: %s', (href) => {
    expect(returnAddress(href)).toBeNull();
  });

  test('on this origin is whole', () => {
    expect(returnAddress('/open_day/?a=1#b')).toBe('http://localhost/open_day/?a=1#b');
  });
});

describe('a login', () => {
  test('leads to the stand-in with the way back and a state', () => {
    const address = new URL(loginAddress());
    expect(address.origin + address.pathname).toBe(`${base}/api/ext/v1/sign-in`);
    expect(address.searchParams.get('return')).toBe('http://localhost/comics/?chapter=2#panel-3');
    expect(stateOf(address.href)).toMatch(/^[0-9a-f]{32}$/);
  });

  test('on this origin is told the way back as a path, since a proxy may stand before it', () => {
    Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: base, loginUrl: '/api/ext/v1/sign-in' } });
    const address = new URL(loginAddress());
    expect(address.searchParams.get('return')).toBe('/comics/?chapter=2#panel-3');
  });

  test('leads to the configured page, and never back to another site', () => {
    Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: base, loginUrl: 'https://login.example/go?app=1' } });
    const address = new URL(loginAddress('https://evil.example/'));
    expect(address.origin + address.pathname).toBe('https://login.example/go');
    expect(address.searchParams.get('app')).toBe('1');
    expect(address.searchParams.get('return')).toBe('http://localhost/comics/?chapter=2#panel-3');
  });

  test('that comes back with our state brings the token and the place', async () => {
    Object.assign(window, { scrollX: 0, scrollY: 640 });
    const state = stateOf(loginAddress());
    server.planned.push({ body: { code: 200, data: { accessToken: 'fresh' }, msg: '' } });
    const place = await completeLogin({ token: 'jump-token-0123456789', state });
    expect(place).toEqual({ href: 'http://localhost/comics/?chapter=2#panel-3', scrollX: 0, scrollY: 640 });
    expect(readToken()).toBe('fresh');
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/user/login/getAccessTokenByJumpToken',
      'POST /api/v1/sns/user/getAndEnter',
    ]);
    expect(server.received[1]?.headers.authorization).toBe('Bearer fresh');
  });

  test('that this browser did not begin is refused, and nothing is exchanged', async () => {
    loginAddress();
    await expect(completeLogin({ token: 'theirs', state: 'f'.repeat(32) })).rejects.toMatchObject({
      name: 'LoginRefusedError',
    });
    expect(server.received).toEqual([]);
    expect(readToken()).toBeUndefined();
  });

  test('state is good once, and for a quarter of an hour', async () => {
    const state = stateOf(loginAddress());
    server.planned.push({ body: { code: 200, data: { accessToken: 'fresh' }, msg: '' } });
    await completeLogin({ token: 'jump', state });
    await expect(completeLogin({ token: 'jump', state })).rejects.toMatchObject({ name: 'LoginRefusedError' });
    const late = stateOf(loginAddress());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000);
    await expect(completeLogin({ token: 'jump', state: late })).rejects.toMatchObject({ name: 'LoginRefusedError' });
  });
});

describe('logging out', () => {
  test('ends the token here and on the server', async () => {
    storeToken('abc');
    await logout();
    expect(readToken()).toBeUndefined();
    expect(server.received).toMatchObject([{ path: '/api/v1/user/logout', headers: { authorization: 'Bearer abc' } }]);
  });

  test('without a network ends the token here, and on the server once there is one', async () => {
    storeToken('abc');
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    server.planned.push({ cut: true });
    await logout();
    expect(readToken()).toBeUndefined();
    window.dispatchEvent(new Event('online'));
    const call = { path: '/api/v1/user/logout', headers: { authorization: 'Bearer abc' } };
    await waitFor(() => {
      expect(server.received).toMatchObject([call, call]);
    });
  });

  test('asks for no login where the token had ended already', async () => {
    const required = jest.fn();
    window.addEventListener('site:login-required', required);
    storeToken('abc');
    server.planned.push({ status: 401, body: { code: 401 } });
    await logout();
    expect(required).not.toHaveBeenCalled();
    window.removeEventListener('site:login-required', required);
  });
});

describe('several tabs', () => {
  const posted: string[] = [];
  class Channel {
    constructor(readonly name: string) {}
    postMessage(message: string) {
      posted.push(`${this.name}: ${message}`);
    }
    close() {
      posted.push('closed');
    }
  }
  afterEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }));

  test('are told of a login and a log-out at once', () => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    storeToken('abc');
    clearToken();
    expect(posted).toEqual([`${LOGIN_CHANNEL}: changed`, 'closed', `${LOGIN_CHANNEL}: changed`, 'closed']);
  });

  test('without such a channel hear of it by the storage, where nothing stays behind', () => {
    const written = jest.spyOn(Storage.prototype, 'setItem');
    storeToken('abc');
    expect(written).toHaveBeenCalledWith(LOGIN_CHANNEL, expect.any(String));
    expect(localStorage).toHaveLength(0);
  });
});
