import { type LoginRequired, type SiteMessage, listenLoginRequired, listenMessage } from '@shared/contract';
import { answerCreate, comicTopicList, likeCreate, likeDelete, userInfoRich } from '@shared/contract/endpoints';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { clearToken, readToken, setLoginHandler, storeToken } from './auth';
import {
  type ApiError,
  CancelledError,
  NetworkError,
  ResponseError,
  TimeoutError,
  apiUrl,
  call,
  getDownloadLink,
} from './index';

const server = new ApiTestServer();
const messages: SiteMessage[] = [];
const logins: LoginRequired[] = [];
const target = { targetType: 'work', targetId: 1 } as const;

const failure = (failing: Promise<unknown>): Promise<ApiError> =>
  failing.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error as ApiError,
  );

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

describe('a success', () => {
  test('is code 200 and gives its data', async () => {
    server.planned.push({ body: { code: 200, data: [{ id: 1 }], msg: '' } });
    expect(await call(comicTopicList)).toEqual([{ id: 1 }]);
    expect(messages).toEqual([]);
  });
});

describe('a refusal', () => {
  test('carries the whole response and shows its msg', async () => {
    const body = { code: 409, data: { reason: 'table-full' }, msg: '约满了', message: 'full' };
    server.planned.push({ status: 200, body });
    const error = await failure(call(comicTopicList));
    expect(error).toBeInstanceOf(ResponseError);
    expect(error).toMatchObject({
      name: 'ResponseError',
      message: '约满了',
      request: 'GET /api/noauth/v1/sns/comic/topic/list',
      code: 409,
      status: 200,
      reason: 'table-full',
      response: { body },
    });
    expect(messages).toEqual([{ kind: 'error', text: '约满了' }]);
  });

  test.each([
    [{ code: 500, message: 'from message' }, 'from message'],
    [{ code: 500, msg: '', message: 'from message' }, 'from message'],
    [{ code: 500 }, '请求失败'],
    ['<html>502</html>', '请求失败'],
  ])('without msg %j says so', async (body, text) => {
    server.planned.push({ status: 502, body });
    expect(await failure(call(comicTopicList))).toMatchObject({ message: text, status: 502 });
    expect(messages).toEqual([{ kind: 'error', text }]);
  });

  test('is thrown all the same where errors are swallowed, without a message', async () => {
    server.planned.push({ status: 500, body: { code: 500, msg: '坏了' } });
    expect(await failure(call(comicTopicList, {}, { swallow: true }))).toMatchObject({ message: '坏了' });
    expect(messages).toEqual([]);
  });

  test('says when to come again', async () => {
    server.planned.push({ status: 429, body: { code: 429 }, headers: { 'retry-after': '7' } });
    expect(await failure(call(comicTopicList))).toMatchObject({ retryAfter: 7 });
  });
});

describe('401', () => {
  test.each([
    ['as the status', { status: 401, body: { code: 401, msg: '请先登录' } }],
    ['as the code alone', { status: 200, body: { code: 401 } }],
  ])('%s clears the token and opens the login prompt, with no message', async (_how, answer) => {
    server.planned.push(answer);
    expect(await failure(call(userInfoRich, {}, { loginReason: '看预约' }))).toBeInstanceOf(ResponseError);
    expect(readToken()).toBeUndefined();
    expect(logins).toEqual([{ reason: '看预约' }]);
    expect(messages).toEqual([]);
  });

  test('for a token that is not the visitor’s any more leaves the new one alone', async () => {
    let answer: () => void = () => undefined;
    server.planned.push({ status: 401, body: { code: 401 }, after: new Promise((resolve) => (answer = resolve)) });
    const failed = failure(call(userInfoRich));
    storeToken('newer-token');
    answer();
    await failed;
    expect(readToken()).toBe('newer-token');
    expect(logins).toEqual([]);
  });
});

describe('the login check', () => {
  test('calls the registered handler with true', async () => {
    clearToken();
    const handler = jest.fn();
    const stop = setLoginHandler(handler);
    await failure(call(likeCreate, target));
    expect(handler).toHaveBeenCalledWith(true, undefined);
    expect(logins).toEqual([]);
    stop();
  });
});

describe('the network', () => {
  // The test browser writes its network errors to the console, as browsers do.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  test('that fails once is tried again for a GET', async () => {
    server.planned.push({ cut: true });
    await call(comicTopicList);
    expect(server.received).toHaveLength(2);
  });

  test('that fails twice is told', async () => {
    server.planned.push({ cut: true }, { cut: true });
    expect(await failure(call(comicTopicList))).toBeInstanceOf(NetworkError);
    expect(server.received).toHaveLength(2);
    expect(messages).toEqual([{ kind: 'error', text: '网络连接失败，请检查网络后重试' }]);
  });

  test('that fails is never tried again for a POST', async () => {
    server.planned.push({ cut: true });
    expect(await failure(call(likeCreate, target))).toBeInstanceOf(NetworkError);
    expect(server.received).toHaveLength(1);
  });

  test('that is slow ends the call only where the caller set a time', async () => {
    server.planned.push({ after: new Promise(() => undefined) });
    expect(await failure(call(comicTopicList, {}, { timeout: 50 }))).toBeInstanceOf(TimeoutError);
  });
});

describe('a page that is left', () => {
  test('cancels its calls without a message', async () => {
    const controller = new AbortController();
    server.planned.push({ after: new Promise(() => undefined) });
    const failed = failure(call(comicTopicList, {}, { signal: controller.signal }));
    controller.abort();
    expect(await failed).toBeInstanceOf(CancelledError);
    expect(messages).toEqual([]);
  });
});

describe('a double click', () => {
  test('sends once, and both get the answer', async () => {
    server.planned.push({ body: { code: 200, data: { id: 9 }, msg: '' } });
    const body = { questionId: 1, content: '一样的' };
    const [first, second] = await Promise.all([call(answerCreate, body), call(answerCreate, body)]);
    expect(server.received).toHaveLength(1);
    expect(first).toBe(second);
  });

  test('sends again once the first was answered, and what differs at once', async () => {
    await Promise.all([
      call(likeCreate, target),
      call(likeDelete, target),
      call(likeCreate, { ...target, targetId: 2 }),
    ]);
    await call(likeCreate, target);
    expect(server.received).toHaveLength(4);
  });
});

describe('a download link', () => {
  test('is asked for again with the server’s time where this clock is wrong', async () => {
    const serverTime = 1_700_000_000_000;
    server.planned.push(
      { status: 400, body: { code: 400, data: { reason: 'clock-skew', serverTime }, msg: '时间不准' } },
      { body: { code: 200, data: '/api/ext/v1/client-files/t/a.exe', msg: '' } },
    );
    expect(await getDownloadLink({ os: 'win', arch: 'x64' })).toBe(apiUrl('/api/ext/v1/client-files/t/a.exe'));
    expect(server.received[1]?.query['timestamp']).toBe(String(serverTime));
    expect(messages).toEqual([]);
  });

  test('that is refused says why', async () => {
    server.planned.push({ status: 404, body: { code: 404, data: { reason: 'unknown-build' }, msg: '没有这个版本' } });
    await failure(getDownloadLink({ os: 'mac', arch: 'x86' }));
    expect(server.received).toHaveLength(1);
    expect(messages).toEqual([{ kind: 'error', text: '没有这个版本' }]);
  });
});
