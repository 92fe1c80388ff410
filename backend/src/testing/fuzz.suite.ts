import { fileUpload } from '@shared/contract/endpoints';
import { endpointOf, endpoints, errorEnvelopeSchema, roleSchema } from '@shared/contract/schemas';
import { fuzzRequest } from './fuzz';
import { fuzzMultipart } from './fuzz-multipart';
import { Random } from '@shared/testing/random';
import { times } from '@shared/testing/nightly';
import type { Suite, TestSite } from '../domains/domain.suite';

const REQUESTS = times(600, 20_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

/** Sends one request; returns what is wrong with the reply, or null. */
async function attempt(
  site: TestSite,
  random: Random,
  tokens: readonly (string | undefined)[],
): Promise<string | null> {
  // A quarter are uploads: their parser is the one that is not JSON's.
  const isUpload = random.below(4) === 0;
  const endpoint = isUpload ? endpointOf(fileUpload) : random.pick(endpoints);
  const { method, path } = endpoint.route;
  const { query, body } = fuzzRequest(endpoint, random);
  // `undefined` has no JSON: an empty body.
  const bodyText = body === undefined ? '' : JSON.stringify(body);
  const token = random.pick(tokens);
  const upload = isUpload ? fuzzMultipart(random) : null;
  const headers = {
    'content-type': 'application/json',
    ...upload?.headers,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    // Requests come from many addresses, or the limits of one would answer most of them.
    'x-forwarded-for': `198.18.${random.below(250)}.${random.below(250)}`,
  };
  const post = method === 'POST' && { payload: upload?.payload ?? bodyText };
  const response = await site.request({ method, url: path, query, headers, ...post });
  const sent = upload ? `${headers['content-type']} ${upload.payload.toString('latin1')}` : bodyText;
  const asked = `${method} ${path} ${JSON.stringify(query).slice(0, 500)} ${sent.slice(0, 500)}`;
  if (response.statusCode >= 500) return `${response.statusCode} for ${asked}`;
  const envelope = response.json() as { code: number; data: unknown };
  const fits =
    response.statusCode === 200 ? endpoint.data.safeParse(envelope.data) : errorEnvelopeSchema.safeParse(envelope);
  return fits.success && envelope.code === response.statusCode ? null : `${response.body.slice(0, 500)} for ${asked}`;
}

export const fuzzSuite: Suite = (site) => {
  test(`${REQUESTS} requests made from the contract and around it get an envelope that fits, and never a 5xx`, async () => {
    const random = new Random(SEED);
    const tokens: (string | undefined)[] = [undefined, 'x'.repeat(43)];
    const wrong: string[] = [];
    for (let at = 0; at < REQUESTS; at += 1) {
      // A logout ends a token, and some delete their account.
      if (at % 200 === 0) tokens[2] = (await site().newVisitor()).token;
      if (at % 200 === 0) tokens[3] = (await site().newVisitor({ roles: roleSchema.options })).token;
      const fault = await attempt(site(), random, tokens);
      if (fault !== null) wrong.push(fault);
    }
    expect(wrong).toEqual([]);
  }, 600_000);
};
