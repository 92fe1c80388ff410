import { againstTargets } from './against-targets';
import { type Line, line } from './check';
import { sideBySide } from 'checks/side-by-side';
import type { Target } from './stage';
import { accessToken } from '@shared/testing/visitors';
import type { HttpRequest } from '@shared/testing/http-request';

/** The share of what is beyond a limit that must be refused. */
const REFUSED = 0.99;
const MINUTE = 60_000;

interface Limit {
  what: string;
  request: HttpRequest;
  /** Allowed in a minute, by one process. */
  allowed: number;
  excess: number;
}

/** Each backend counts for itself (docs/decisions/012-nginx.md): behind nginx a limit is that of all of them together. */
const BACKENDS = { 'embedded server': 1, 'nginx and PostgreSQL': 2 } as const;

/** Checks that nearly everything beyond each limit gets 429 with a time to come again. */
export const checkRateLimits = againstTargets('rate limits', async (target) => {
  const token = await accessToken(`http://127.0.0.1:${target.port}`, '李想');
  const limits: Limit[] = [
    { what: 'sign-in, by address', request: { url: '/api/ext/v1/sign-in?return=/' }, allowed: 60, excess: 600 },
    {
      what: 'calls, by visitor',
      request: { url: '/api/v1/user/info/rich', headers: { authorization: `Bearer ${token}` } },
      allowed: 600,
      excess: 1000,
    },
    // The deployed site stands with a high limit by address, so that its other tests are not ended by it.
    ...(target.name === 'embedded server'
      ? [{ what: 'calls, by address', request: { url: '/api/healthz' }, allowed: 3000, excess: 3000 }]
      : []),
  ];
  const lines: Line[] = [];
  for (const [at, limit] of limits.entries()) lines.push(await exceed(target, limit, 40_000 + at));
  return lines;
});

async function exceed(target: Target, limit: Limit, visitor: number): Promise<Line> {
  const allowed = limit.allowed * BACKENDS[target.name];
  const started = Date.now();
  const answers = await sideBySide(Array.from({ length: allowed + limit.excess }), 20, () =>
    target.send(limit.request, visitor),
  );
  const took = Date.now() - started;
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  const others = answers.filter(({ statusCode }) => statusCode !== 429 && statusCode !== 200);
  const share = refused.length / limit.excess;
  const mute = refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0));
  return line(
    `${target.name}: ${limit.what}, beyond ${allowed} a minute`,
    [
      ...(share >= REFUSED ? [] : [`only ${(share * 100).toFixed(1)}% refused`]),
      ...(refused.length > limit.excess ? [`${refused.length - limit.excess} refused within the limit`] : []),
      ...(took < MINUTE ? [] : [`took ${took} ms: the minute was over`]),
      ...others.slice(0, 3).map(({ statusCode }) => `answered with ${statusCode}`),
      ...(mute.length === 0 ? [] : [`${mute.length} without retry-after`]),
    ],
    `${refused.length} of ${limit.excess} in excess got 429 (${(share * 100).toFixed(1)}%)`,
  );
}
