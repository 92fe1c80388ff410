import { createHmac } from 'node:crypto';
import { getDownloadLink } from '@shared/client';
import { ApiTestServer } from '@shared/testing/api-test-server';
import { platforms } from '../platforms/platforms';
import { parseDownloadRequest } from './download-request';

const SETS = 1000;
const server = new ApiTestServer();
let state = 20_260_101;

/** Numbers below `limit`, the same in every run. */
function below(limit: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

const pick = <Item,>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const noise = () => String.fromCodePoint(...Array.from({ length: 1 + below(12) }, () => 1 + below(0x2fff)));
const values = {
  os: ['win', 'mac', 'linux-deb', 'linux', 'WIN', '', '__proto__'],
  arch: ['x64', 'x86', 'arm64', 'amd64', '', 'constructor'],
  version: ['5.2.0', '5.1.3', '9.9.9', '1.2', '../../etc', '5.2.0&os=mac', ''],
};

/** Parameters as somebody could write them: right, wrong, missing, doubled, or nothing sensible at all. */
function randomQuery(): string {
  const parameters = new URLSearchParams();
  for (const [name, known] of Object.entries(values)) {
    const often = name === 'version' ? 3 : 7;
    for (let times = below(12) === 0 ? 2 : Number(below(10) < often); times > 0; times -= 1) {
      parameters.append(name, below(8) === 0 ? noise() : pick(below(3) === 0 ? known : known.slice(0, 3)));
    }
  }
  return `?${parameters.toString()}${below(20) === 0 ? '&%E0%A4%A' : ''}`;
}

beforeAll(async () => {
  Object.assign(globalThis, {
    __SITE_CONFIG__: { apiBaseUrl: await server.start(), secretId: 'site-web', secret: 'k' },
  });
});
afterAll(() => server.stop());

it(`of ${SETS} random parameter sets each gives one correctly signed request or an explanation`, async () => {
  const outcomes = { build: 0, invalid: 0, nothing: 0 };
  for (let set = 0; set < SETS; set += 1) {
    const query = randomQuery();
    const request = parseDownloadRequest(query);
    outcomes[request.kind] += 1;
    server.reset();
    if (request.kind !== 'build') {
      if (request.kind === 'invalid') expect(request.reason).toMatch(/。$/);
      continue;
    }
    const { os, arch, version } = request;
    expect(platforms.some((platform) => platform.os === os && platform.arch === arch)).toBe(true);
    server.planned.push({ body: { code: 200, data: '/api/ext/v1/client-files/a/b', msg: '' } });
    await getDownloadLink(version === undefined ? { os, arch } : { os, arch, version });
    expect(server.received).toHaveLength(1);
    const sent = server.received[0]?.query ?? {};
    const signed = ['arch', 'bizCode', 'os', 'secretId', 'timestamp'].map((name) => `${name}=${sent[name] ?? ''}`);
    const signature = createHmac('sha256', 'k').update(signed.join('&')).digest('hex');
    expect(sent).toEqual({
      os,
      arch,
      bizCode: 'rpa',
      secretId: 'site-web',
      signature,
      timestamp: expect.stringMatching(/^\d{13}$/) as string,
      ...(version !== undefined && { version }),
    });
  }
  // Each of the three kinds came often enough to mean something.
  expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(20);
  expect(outcomes.build).toBeGreaterThan(150);
});
