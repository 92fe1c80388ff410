import { siteConfigSchema } from '@shared/contract/config';
import { promote } from '../../../release/src/promote/promote';
import { config } from '../../../release/src/testing/fixture';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { Alarms } from './alarms';
import { SecurityText } from './security-text';
import { buildServer } from './server';

jest.setTimeout(120_000);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const configured = (expires: string) =>
  siteConfigSchema.parse({
    origin: 'https://www.example.com',
    security: { contact: ['mailto:security@example.com', 'https://www.example.com/report'], expires },
  });

test.each([
  [-1, 1],
  [29, 1],
  [31, 0],
])('an end in %d days is %d alarms', (days, count) => {
  const alarms = new Alarms(() => undefined);
  const text = new SecurityText(alarms);
  text.composedFor(configured(inDays(days)));
  expect(alarms.list).toHaveLength(count);
  text.composedFor(configured(inDays(200)));
  expect(alarms.list).toEqual([]);
});

test.each([{ contact: ['security@example.com'] }, { contact: [] }, { contact: ['https://a.example\nExpires: x'] }])(
  'a contact that is no address is refused: %j',
  (security) => {
    expect(siteConfigSchema.safeParse({ security: { expires: inDays(99), ...security } }).success).toBe(false);
  },
);

test('security.txt is answered from the configuration, and not there without a contact', async () => {
  const { store, remove } = await makeTwoPages();
  const ask = async () => {
    const server = await buildServer({ store, basePath: '/', log: false });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/.well-known/security.txt`);
    const body = await answer.text();
    await server.close();
    return { status: answer.status, type: answer.headers.get('content-type'), body };
  };
  try {
    expect((await ask()).status).toBe(404);
    const expires = inDays(99);
    const { security } = configured(expires);
    await promote({ store, by: 'test', config: { ...config, security }, releases: {} });
    expect(await ask()).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      body:
        `Contact: mailto:security@example.com\nContact: https://www.example.com/report\nExpires: ${expires}\n` +
        `Preferred-Languages: zh, en\nCanonical: ${config.origin}/.well-known/security.txt\n`,
    });
  } finally {
    await remove();
  }
});
