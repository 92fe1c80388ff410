import { gzipSync } from 'node:zlib';
import type { HttpRequest } from '@shared/testing/http-request';
import { againstTargets } from './against-targets';
import { line, within } from './check';

const MB = 1024 * 1024;
/** Milliseconds that a refusal may take. */
const PATIENCE = 5000;
const JSON_TYPE = { 'content-type': 'application/json' };
const MESSAGE = '/api/v1/custom/assist';
const UPLOAD = '/api/eco/v1/file/upload';

/** Requests of more than the site takes, by the answers that each may get; none of them is a success or a failure of the server. */
const requests: Readonly<Record<string, HttpRequest>> = {
  'a JSON body of 1 MB': { method: 'POST', url: MESSAGE, headers: JSON_TYPE, payload: `"${'x'.repeat(MB)}"` },
  'a JSON body of 64 MB': { method: 'POST', url: MESSAGE, headers: JSON_TYPE, payload: Buffer.alloc(64 * MB, 0x20) },
  'a body that says 10 GB': {
    method: 'POST',
    url: MESSAGE,
    headers: { ...JSON_TYPE, 'content-length': '10737418240' },
  },
  'JSON 30,000 levels deep': {
    method: 'POST',
    url: MESSAGE,
    headers: JSON_TYPE,
    payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  },
  'JSON of 5,000 keys': {
    method: 'POST',
    url: MESSAGE,
    headers: JSON_TYPE,
    payload: JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, at]))),
  },
  'JSON for a prototype': {
    method: 'POST',
    url: MESSAGE,
    headers: JSON_TYPE,
    payload: '{"__proto__":{"official":true}}',
  },
  'a body that unpacks to 100 MB': {
    method: 'POST',
    url: MESSAGE,
    headers: { ...JSON_TYPE, 'content-encoding': 'gzip' },
    payload: gzipSync(Buffer.alloc(100 * MB)).subarray(0, 60_000),
  },
  'a file of 12 MB': {
    method: 'POST',
    url: UPLOAD,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.alloc(12 * MB),
  },
  'a body of 20 MB for a page': { method: 'POST', url: '/', payload: Buffer.alloc(20 * MB) },
  'a body of 20 MB for a file': { method: 'PUT', url: '/assets/host/host.js', payload: Buffer.alloc(20 * MB) },
  'an address of 64 KB': { url: `/?q=${'a'.repeat(64 * 1024)}` },
  'an address of 64 KB for a call': { url: `/api/ext/v1/questions?keyword=${'a'.repeat(64 * 1024)}` },
  'a cookie of 64 KB': { url: '/', headers: { cookie: `channel=${'a'.repeat(64 * 1024)}` } },
  'a token of 12 KB': { url: '/api/v1/user/info/rich', headers: { authorization: `Bearer ${'a'.repeat(12 * 1024)}` } },
  '1,500 headers': { url: '/', headers: Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`x-${at}`, '1'])) },
  '3,000 parameters': { url: `/api/ext/v1/questions?${'a=1&'.repeat(3000)}` },
};

/** Oversized requests are refused at once, and the site goes on. */
export const checkOversized = againstTargets('oversized requests', async (target) => {
  const wrong: string[] = [];
  const answers = new Map<string, number>();
  for (const [name, request] of Object.entries(requests)) {
    const started = Date.now();
    // A connection that is closed while the rest is on its way is a refusal too.
    const status = await within(PATIENCE, target.send(request, 9), () => 'closed');
    answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
    const fine = status === 'closed' || (Number(status) >= 200 && Number(status) < 500);
    if (!fine) wrong.push(`${name}: ${status} after ${Date.now() - started} ms`);
  }
  for (const url of ['/', '/healthz', '/api/healthz']) {
    const { statusCode } = await target.send({ url }, 10);
    if (statusCode !== 200) wrong.push(`${url} answered with ${statusCode} afterwards`);
  }
  const counts = [...answers].sort().map(([status, count]) => `${count} × ${status}`);
  return [
    line(
      `${target.name}: oversized requests are refused, and the site goes on`,
      wrong,
      `${Object.keys(requests).length} kinds: ${counts.join(', ')}`,
    ),
  ];
});
