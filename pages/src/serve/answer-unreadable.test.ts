import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { answerUnreadable } from './answer-unreadable';

const app = fastify({ clientErrorHandler: answerUnreadable('/') });
app.get('/*', (request) => request.url);

beforeAll(() => app.listen());
afterAll(() => app.close());

/** Answer to bytes that no client would send. */
async function answerTo(line: string | Buffer): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, 'localhost');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.end(Buffer.concat([Buffer.from(line), Buffer.from('\r\nhost: site.test\r\nconnection: close\r\n\r\n')]));
  await once(socket, 'close');
  return answer;
}

it.each([
  ['/case/list/?type=电商', '/case/list/?type=%E7%94%B5%E5%95%86'],
  ['/电商/100%25/', '/%E7%94%B5%E5%95%86/100%25/'],
])('leads %s to the address as browsers write it', async (raw, encoded) => {
  const answer = await answerTo(`GET ${raw} HTTP/1.1`);
  expect(answer).toMatch(/^HTTP\/1\.1 308 /);
  expect(answer).toContain(`\r\nlocation: ${encoded}\r\n`);
});

it.each([
  [
    'bytes that are no UTF-8',
    Buffer.concat([Buffer.from('GET /'), Buffer.from([0xff, 0xfe]), Buffer.from(' HTTP/1.1')]),
  ],
  ['an address of another site', 'GET //电商.invalid/ HTTP/1.1'],
  ['what changes something', 'POST /电商/ HTTP/1.1'],
  ['no HTTP', '电商'],
])('answers %s with a page in words', async (_what, line) => {
  const answer = await answerTo(line);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('这个地址读不懂');
});
