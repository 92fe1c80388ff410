import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpStorage } from './http-storage';

/** Path of a request → what is answered; a status alone, or a body. */
const answers: Record<string, number | string> = {};
let server: Server;
let storage: HttpStorage;
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? 404;
    response.statusCode = typeof answer === 'number' ? answer : 200;
    if (answer === 302) response.setHeader('location', '/store/other');
    response.end(typeof answer === 'string' ? answer : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storage = new HttpStorage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/store`);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const keysBelow = async (prefix: string) => {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
};

it('reads a value by its key, whatever letters that has', async () => {
  const key = 'parts/k/pages/案例/日报 1+2 %25 é/index.html';
  answers[`/store/${key.split('/').map(encodeURIComponent).join('/')}`] = 'x';
  expect((await storage.get(key))?.body.toString()).toBe('x');
  expect(await storage.get('parts/none')).toBeNull();
  await expect(storage.get('../x')).rejects.toThrow('is no key of a store');
});

it('lists keys, and none that nobody asked for', async () => {
  const entry = (key: string) => ({ key, size: 1, modified: 1 });
  answers['/store?prefix=ledger%2F'] = JSON.stringify(['ledger/1', 'trust/1.json', 'ledger/../x'].map(entry));
  expect(await keysBelow('ledger/')).toEqual(['ledger/1']);
});

it.each<[string, number | string, string]>([
  ['a page of another server', '<html>', 'is no release service: it gives no list of trust/'],
  ['nothing', 404, 'is no release service: it gives no list of trust/'],
  ['a redirect', 302, 'does not answer: '],
  ['a failure', 503, 'answers 503 to ?prefix=trust%2F'],
  ['a refusal', 403, 'answers 403 to ?prefix=trust%2F'],
])('says so where a list is answered with %s', async (_what, answer, sentence) => {
  answers['/store?prefix=trust%2F'] = answer;
  await expect(keysBelow('trust/')).rejects.toThrow(sentence);
});

it('writes nothing, and says who does', async () => {
  for (const write of [() => storage.putIfAbsent(), () => storage.putIfMatch(), () => storage.delete()])
    await expect(write()).rejects.toThrow(
      /is a release service: it takes signed releases and decisions and nothing else; run this where DATA_DIR or STORE is/,
    );
});
