import { waitFor } from '@testing-library/dom';
import {
  type LoginChanged,
  type LoginRequired,
  type SiteMessage,
  listenLoginChanged,
  listenLoginRequired,
  listenMessage,
} from '@shared/contract';
import { comicList, likeCreate, userInfoRich } from '@shared/contract/endpoints';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { readToken, storeToken } from './auth';
import { LoginRequiredError, ResponseError, call } from './index';

const server = new ApiTestServer();
const messages: SiteMessage[] = [];
const logins: LoginRequired[] = [];
const target = { targetType: 'work', targetId: 1 } as const;
const failure = (failing: Promise<unknown>) => failing.then(() => undefined).catch((error: unknown) => error);

beforeAll(async () => {
  Object.assign(globalThis, { __SITE_CONFIG__: { apiBaseUrl: await server.start() } });
  listenMessage((message) => messages.push(message));
  listenLoginRequired((login) => logins.push(login));
});
beforeEach(() => {
  server.reset();
  storeToken('secret-token');
  messages.length = 0;
  logins.length = 0;
});
afterAll(() => server.stop());

describe('a login that has ended', () => {
  const ended = { body: { code: 200, data: [], msg: '' }, headers: { 'token-ended': 'true' } };
  const changes: LoginChanged[] = [];
  let stop: () => void;
  beforeEach(() => {
    changes.length = 0;
    stop = listenLoginChanged((change) => changes.push(change));
  });
  afterEach(() => {
    stop();
  });

  test('is forgotten quietly where the answer was as to a guest', async () => {
    server.planned.push(ended);
    expect(await call(comicList)).toEqual([]);
    expect(readToken()).toBeUndefined();
    expect(changes).toEqual([{ signedIn: false, ended: true }]);
    expect([logins, messages]).toEqual([[], []]);
  });

  test('leaves a login of meanwhile alone', async () => {
    let answer: () => void = () => undefined;
    server.planned.push({ ...ended, after: new Promise((resolve) => (answer = resolve)) });
    const asked = call(comicList);
    storeToken('newer-token');
    answer();
    await asked;
    expect(readToken()).toBe('newer-token');
  });

  test('is asked for anew by who pressed something, though a call of the page heard of it first', async () => {
    const refused = { status: 401, body: { code: 401 } };
    let answer: () => void = () => undefined;
    server.planned.push({ ...refused, after: new Promise((resolve) => (answer = resolve)) }, refused);
    const pressed = failure(call(likeCreate, target, { loginReason: '点赞' }));
    await waitFor(() => {
      expect(server.received).toHaveLength(1);
    });
    await failure(call(userInfoRich, {}, { quiet: true, swallow: true }));
    expect([readToken(), logins]).toEqual([undefined, []]);
    answer();
    await pressed;
    expect(logins).toEqual([{ reason: '点赞' }]);
  });

  test('opens no prompt for a call that the page made by itself', async () => {
    server.planned.push({ status: 401, body: { code: 401 } });
    const options = { quiet: true, swallow: true };
    expect(await failure(call(userInfoRich, {}, options))).toBeInstanceOf(ResponseError);
    expect(readToken()).toBeUndefined();
    expect(await failure(call(userInfoRich, {}, options))).toBeInstanceOf(LoginRequiredError);
    expect(server.received).toHaveLength(1);
    expect([logins, messages]).toEqual([[], []]);
  });
});
