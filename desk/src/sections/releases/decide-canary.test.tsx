import { createHash, generateKeyPairSync, verify, webcrypto } from 'node:crypto';
import type { Revision, Signed } from '@shared/contract/release';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { decidedProblem } from '@shared/store/trust/revision-problem';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Notification, testDataProvider } from 'react-admin';
import { chinese } from '../../i18n/chinese';
import { settle } from '../../testing/settle';
import { DecideCanary } from './decide-canary';
import { refusalWords } from './refusal-words';
import type { Head } from './sign-decision';

const served = (of: readonly string[]) => ({
  id: of.length.toString().repeat(16),
  sha256: of.join('').padEnd(64, '0'),
});
const canary = (id: string) => ({ id, releases: { [`remote-${id}`]: '1.1.0' }, percent: 10, ramp: null });
const head: Head = {
  sha256: 'a'.repeat(64),
  trust: 4,
  revision: {
    ...{ type: 'revision', schema: 1, number: 7, previous: 'b'.repeat(64), trust: 3, parent: 5 },
    ...{ stable: served([]), canary: null, withdrawn: [], rejected: ['remote-z@1.0.0'], config: 'c'.repeat(64) },
    canaries: [canary('x'), canary('y')],
    mixes: [['x'], ['y'], ['x', 'y']].map((of) => ({ of, composition: served(of) })),
    action: { kind: 'canary', releases: canary('y').releases, percent: 10 },
    ...{ by: 'bo', at: '2026-11-29T08:00:00.000Z', reason: null, tool: null },
  },
};

describe('决定', () => {
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
  const open = async (button = '停止并退回', percent = 10) => {
    const running = { ...canary('x'), percent, since: '', pages: [] };
    render(
      <AdminContext i18nProvider={chinese} dataProvider={testDataProvider()}>
        <DecideCanary head={head} canary={running} names="remote-x@1.1.0" />
        <Notification />
      </AdminContext>,
    );
    await press(screen.getByRole('button', { name: button }));
  };
  const choose = (text: string) =>
    settle(() =>
      fireEvent.change(screen.getByLabelText('密钥文件：'), {
        target: { files: [{ text: () => Promise.resolve(text) }] },
      }),
    );
  const confirm = async (button = '停止并退回', reason = '看起来\n不对') => {
    fireEvent.change(screen.getByRole('textbox', { name: /^原因/ }), { target: { value: reason } });
    await press(screen.getByRole('button', { name: button }));
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
    expect([url, sent.length]).toEqual(['http://localhost/releases/decisions', 1]);
    const { signed, signatures } = JSON.parse(body) as Signed<Revision>;
    const [signature] = signatures;
    expect(signature?.key).toBe(createHash('sha256').update(raw).digest('hex'));
    const bytes = Buffer.from(canonicalJson(signed));
    expect(verify(null, bytes, pair.publicKey, Buffer.from(signature?.signature ?? '', 'base64'))).toBe(true);
    expect(decidedProblem(signed, head.revision)).toBeNull();
    expect(signed).toMatchObject({
      ...{ number: 8, previous: head.sha256, trust: 4, by: 'alice@laptop', reason: '看起来 不对' },
      ...{ action: { kind: 'stop', canary: 'x' }, rejected: ['remote-x@1.1.0', 'remote-z@1.0.0'] },
      mixes: [{ of: ['y'] }],
    });
  });

  test.each([
    [403, '{"problem":"by bo, whose key may not stop"}', '没有被接受：这把密钥没有停下试行版的权利。'],
    [400, '{"problem":"What nobody expects"}', '没有被接受：What nobody expects'],
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

  test('raises a canary, and lets it out to all, by what is there', async () => {
    await open('提高比例');
    const percent = screen.getByRole('spinbutton', { name: '给百分之几的访客' });
    expect(percent).toHaveValue(20);
    fireEvent.change(percent, { target: { value: '35' } });
    await choose(pem);
    await screen.findByText('用 alice@laptop 的密钥签名。');
    await confirm('提高到 35%');
    expect(await screen.findByText('已提高到 35%')).toBeInTheDocument();
    await press(screen.getByRole('button', { name: '对所有人发布' }));
    await choose(pem);
    await screen.findByText('用 alice@laptop 的密钥签名。');
    await confirm('对所有人发布');
    expect(await screen.findByText('已对所有人发布')).toBeInTheDocument();
    const [raised, promoted] = sent.map(({ body }) => (JSON.parse(body) as Signed<Revision>).signed);
    for (const revision of [raised, promoted]) expect(revision && decidedProblem(revision, head.revision)).toBeNull();
    expect(raised).toMatchObject({
      action: { kind: 'canary', percent: 35 },
      canaries: [{ percent: 35 }, { percent: 10 }],
    });
    expect(raised?.mixes).toEqual(head.revision.mixes);
    expect(promoted).toMatchObject({ action: { kind: 'promote' }, parent: 7, stable: served(['x']) });
    expect(promoted?.canaries).toEqual([canary('y')]);
    expect(promoted?.mixes).toEqual([{ of: ['y'], composition: served(['x', 'y']) }]);
  });

  test('sends no percentage that does not raise, and offers none where there is no more', async () => {
    await open('提高比例');
    await choose(pem);
    await screen.findByText('用 alice@laptop 的密钥签名。');
    for (const value of ['10', '0', '100', '12.5', '']) {
      fireEvent.change(screen.getByRole('spinbutton'), { target: { value } });
      await confirm(screen.getByText(/^提高到/).textContent);
    }
    expect(sent).toEqual([]);
    cleanup();
    await open('对所有人发布', 99);
    expect(screen.queryByText('提高比例')).toBeNull();
  });

  test.each([
    [403, 'Revision 3 is signed by no key that trust 2 knows', '没有被接受：站点不认识这把密钥。'],
    [403, 'Revision 3 is signed by bo, whose key may not promote', '没有被接受：这把密钥没有发布的权利。'],
    [400, 'Revision 3 does more or less than its action says (stop)', '没有被接受：试行版刚刚变了，请重新载入再试。'],
    [503, 'ledger/0000000004.json is no revision', '账本不完整，现在什么都不能决定，请看运行手册。'],
    [503, '', '合成服务没有回答，请再试，或者用命令。'],
    [0, '', '合成服务没有回答，请再试，或者用命令。'],
  ])('says in Chinese what the site says: %d, %s', (status, problem, words) => {
    expect(refusalWords(status, problem)).toBe(words);
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
