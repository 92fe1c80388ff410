import { setTimeout } from 'node:timers/promises';
import { userLogout } from '@shared/contract/endpoints';
import { type Endpoint, endpoints } from '@shared/contract/schemas';
import { z } from 'zod';
import type { HttpRequest } from '@shared/testing/http-request';
import { type Visitor, accessToken } from '@shared/testing/visitors';
import { againstTargets } from './against-targets';
import { line } from './check';
import queryPayloads from './payloads/queries.json' with { type: 'json' };
import { sideBySide } from 'checks/side-by-side';
import type { Target } from './stage';

/** A query that sleeps sleeps for five seconds; in ms. */
const SLEPT = 4000;
const FIRST = 20_000;
/** Several, so that what one visitor may ask in a minute is not used up at once. */
const visitors: readonly Visitor[] = ['周敏', '陈可', '王一', '云梭官方'];

/** Every text of every documented call holds what a query, a shell or a template would take for more than text. */
export const checkQueryInjection = againstTargets('database injection', async (target) => {
  const origin = `http://127.0.0.1:${target.port}`;
  const tokens = await Promise.all(visitors.map((visitor) => accessToken(origin, visitor)));
  const before = await kept(target);
  // A logout would end the tokens of the others.
  const tried = endpoints.filter(({ route }) => route !== userLogout);
  const attempts = tried.flatMap((endpoint) => queryPayloads.map((payload) => ({ endpoint, payload })));
  const found = await sideBySide(attempts, 8, async ({ endpoint, payload }, at) => {
    const headers = { authorization: `Bearer ${tokens[at % tokens.length] ?? ''}` };
    const request = { ...requestFor(endpoint, payload), headers };
    const { statusCode, headers: answered, took } = await sendPatiently(target, request, FIRST + at);
    const tell = (what: string) => `${endpoint.route.path} with ${JSON.stringify(payload)} ${what}`;
    if (statusCode >= 500 || statusCode === 429) return tell(`answered with ${statusCode}`);
    if ('x-injected' in answered) return tell('wrote a header');
    return took > SLEPT ? tell('slept') : null;
  });
  const after = await kept(target);
  return [
    line(
      `${target.name}: no text becomes part of a query`,
      [...found.filter((one) => one !== null), ...(after >= before ? [] : [`${before - after} questions are gone`])],
      `${queryPayloads.length} payloads in every field of ${tried.length} calls, ${attempts.length} requests`,
    ),
  ];
});

/** Asks again once the server takes more of this visitor: how much one may ask is another check's business. */
async function sendPatiently(target: Target, request: HttpRequest, address: number) {
  for (let left = 3; ; left -= 1) {
    const started = Date.now();
    const { statusCode, headers } = await target.send(request, address);
    if (statusCode !== 429 || left === 0) return { statusCode, headers, took: Date.now() - started };
    await setTimeout(Number(headers['retry-after'] ?? 1) * 1000);
  }
}

function requestFor({ route: { method, path }, query, body }: Endpoint, payload: string): HttpRequest {
  // Bytes that are no character go as the mark of one.
  const text = Buffer.from(payload).toString();
  const filled = (type: z.ZodType) => Object.fromEntries(namesIn(type).map((name) => [name, text]));
  return {
    method,
    url: path,
    query: filled(query),
    ...(method === 'POST' && { payload: filled(body) }),
  };
}

function namesIn(type: z.ZodType): string[] {
  const schema = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
}

async function kept(target: Target): Promise<number> {
  const answer = await target.send({ url: '/api/ext/v1/questions' }, FIRST);
  return (answer.json() as { data: { total: number } }).data.total;
}
