import { createHash, generateKeyPairSync, verify, webcrypto } from 'node:crypto';
import type { Revision, Signed } from '@shared/contract/release';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { stopProblem } from '@shared/store/trust/revision-problem';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Notification, testDataProvider } from 'react-admin';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import type { Head } from './sign-stop';
import { StopCanary } from './stop-canary';

const composition = { id: '0'.repeat(16), sha256: '1'.repeat(64) };
const canary = (id: string) => ({ id, releases: { [`remote-${id}`]: '1.1.0' }, percent: 10, ramp: null });
const head: Head = {
  sha256: 'a'.repeat(64),
  trust: 4,
  revision: {
    ...{ type: 'revision', schema: 1, number: 7, previous: 'b'.repeat(64), trust: 3, parent: 5 },
    ...{ stable: composition, canary: null, withdrawn: [], rejected: ['remote-z@1.0.0'], config: 'c'.repeat(64) },
    canaries: [canary('x'), canary('y')],
    mixes: [['x'], ['y'], ['x', 'y']].map((of) => ({ of, composition })),
    action: { kind: 'canary', releases: canary('y').releases, percent: 10 },
    ...{ by: 'bo', at: '2026-11-29T08:00:00.000Z', reason: null, tool: null },
  },
};

describe('停止并退回', () => {
  const pair = generateKeyPairSync('ed25519');
  const raw = Buffer.from(pair.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const pem = `owner: alice@laptop\n${pair.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()}`;
  let sent: { url: string; body: string }[];
  let answer: { status: number; body: string };
  let crypto: PropertyDescriptor | undefined;
  beforeEach(() => {
    [sent, answer] = [[], { status: 200, body: '{"revision":8}' }];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      sent.push({ url: (url as URL).href, body: init?.body as string });
      return Promise.resolve(new Response(answer.body, { status: answer.status }));
    });
    crypto = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    use(webcrypto);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (crypto) Object.defineProperty(globalThis, 'crypto', crypto);
  });

  const use = (value: object) => Object.defineProperty(globalThis, 'crypto', { value, configurable: true });
  const press = (button: HTMLElement) => settle(() => fireEvent.click(button));
  const open = async () => {
    render(
      <AdminContext i18nProvider={chinese} dataProvider={testDataProvider()}>
        <StopCanary head={head} canary="x" names="remote-x@1.1.0" />
        <Notification />
      </AdminContext>,
    );
    await press(screen.getByRole('button', { name: '停止并退回' }));
  };
  const choose = (text: string) =>
    settle(() =>
      fireEvent.change(screen.getByLabelText('密钥文件：'), {
        target: { files: [{ text: () => Promise.resolve(text) }] },
      }),
    );
  const confirm = async (reason = '看起来\n不对') => {
    fireEvent.change(screen.getByRole('textbox', { name: /^原因/ }), { target: { value: reason } });
    await press(screen.getByRole('button', { name: '停止并退回' }));
  };

  test('signs the next revision with a key that stays here, and sends that alone', async () => {
    const importKey = jest.spyOn(webcrypto.subtle, 'importKey');
    await open();
    await choose(pem);
    expect(await screen.findByText('用 alice@laptop 的密钥签名。')).toBeInTheDocument();
    expect(importKey.mock.lastCall?.[3]).toBe(false);
    await confirm();
    expect(await screen.findByText('已停下，访客马上回到正式版')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    const [{ url, body } = { url: '', body: '' }] = sent;
    expect([url, sent.length]).toEqual(['http://localhost/releases/stop', 1]);
    const { signed, signatures } = JSON.parse(body) as Signed<Revision>;
    const [signature] = signatures;
    expect(signature?.key).toBe(createHash('sha256').update(raw).digest('hex'));
    const bytes = Buffer.from(canonicalJson(signed));
    expect(verify(null, bytes, pair.publicKey, Buffer.from(signature?.signature ?? '', 'base64'))).toBe(true);
    expect(stopProblem(signed, head.revision)).toBeNull();
    expect(signed).toMatchObject({
      ...{ number: 8, previous: head.sha256, trust: 4, by: 'alice@laptop', reason: '看起来 不对' },
      ...{ action: { kind: 'stop', canary: 'x' }, rejected: ['remote-x@1.1.0', 'remote-z@1.0.0'] },
      mixes: [{ of: ['y'] }],
    });
  });

  test.each([
    [403, '{"problem":"whose key may not stop"}', '这把密钥不能停下试行版：whose key may not stop'],
    [409, '{"problem":"moved"}', '刚才有人做了别的决定，这里显示的不是最新的了，请重新载入再试。'],
    [429, '<html>', '试得太多了，过一分钟再试。'],
    [503, '<html>', '合成服务没有回答，请再试，或者用命令。'],
  ])('says why it was not taken: %d', async (status, body, sentence) => {
    answer = { status, body };
    await open();
    await choose(pem);
    await screen.findByText('用 alice@laptop 的密钥签名。');
    await confirm();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('sends nothing without a key', async () => {
    await open();
    await confirm();
    expect(await screen.findByText('请先选密钥文件。')).toBeInTheDocument();
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    for (const other of ['no key', rsa.export({ format: 'pem', type: 'pkcs8' }).toString()]) {
      await choose(other);
      expect(await screen.findByText('这个文件不是密钥，请选 KEYS_DIR 里的 .pem 文件。')).toBeInTheDocument();
    }
    expect(sent).toEqual([]);
  });

  test.each<[string, object]>([
    ['a page that is not secure', {}],
    [
      'a browser without Ed25519',
      { subtle: { importKey: () => Promise.reject(new DOMException('', 'NotSupportedError')) } },
    ],
  ])('says that it cannot in %s', async (_what, without) => {
    use(without);
    await open();
    await choose(pem);
    await waitFor(() => expect(screen.getByText(/^这个浏览器不能用 Ed25519 签名/)).toBeInTheDocument());
  });
});
