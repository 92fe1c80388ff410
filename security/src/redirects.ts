import type { HttpResponse } from '@shared/testing/http-request';
import { readElements } from '@shared/markup';
import { againstTargets } from './against-targets';
import { line } from './check';
import addresses from './payloads/redirects.json' with { type: 'json' };
import { sideBySide } from 'checks/side-by-side';
import type { Target } from './stage';

const SIGN_IN = '/api/ext/v1/sign-in';
/** Endings, for checks that look at the end or at a part alone. */
const endings: readonly string[] = ['', '/', '/comics/', '/?next=/', '?a=http://localhost/'];
/** More than 200 addresses that lead, or seem to lead, away from the site: ways to write another host that a careless check takes for it. */
const redirectPayloads = addresses.flatMap((address) => endings.map((ending) => address + ending));
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every place that leads on, with an address that leads away: none may lead to another host, or write a header. */
export const checkRedirects = againstTargets('open redirects', async (target) => {
  const origin = `http://127.0.0.1:${target.port}`;
  const found = await sideBySide(redirectPayloads, 16, async (payload, at) => {
    const answers = await Promise.all(requestsFor(payload).map((request) => target.send(request, at)));
    return answers.flatMap((answer) => harmOf(answer, origin).map((harm) => `${JSON.stringify(payload)}: ${harm}`));
  });
  const wrong = [...found.flat(), ...(await ownAddress(target, origin))];
  const requests = redirectPayloads.length * requestsFor('/').length;
  return [
    line(
      `${target.name}: no open redirect`,
      wrong,
      `${redirectPayloads.length} payloads, ${requests} requests (sign-in page and form, its state, page paths, downloads)`,
    ),
  ];
});

function requestsFor(payload: string) {
  const query = encodeURIComponent(payload);
  const path = payload.replace(/[^\x21-\x7e]/g, encodeURIComponent);
  return [
    { url: `${SIGN_IN}?return=${query}` },
    { method: 'POST', url: `${SIGN_IN}?return=${query}&state=s`, headers: FORM, payload: 'user=1' },
    { method: 'POST', url: `${SIGN_IN}?return=/&state=${query}`, headers: FORM, payload: 'user=1' },
    { url: path.startsWith('/') ? path : `/${path}` },
    { url: `/comics/?next=${query}&return=${query}&url=${query}` },
    { url: `/api/ext/v1/download/win/x64?version=${query}` },
  ];
}

function harmOf({ statusCode, headers, body }: HttpResponse, origin: string): string[] {
  const links = readElements(body)
    .filter(({ name, text }) => name === 'a' && text.startsWith('不登录'))
    .map(({ attributes }) => attributes['href'] ?? '');
  const away = [headers.location ?? [], links].flat().filter((address) => !leadsHere(address, origin));
  return [
    ...away.map((address) => `leads to ${address}`),
    ...(String(headers['set-cookie'] ?? '').includes('pwned') ? ['wrote a header'] : []),
    ...(statusCode >= 500 ? [`answered with ${statusCode}`] : []),
  ];
}

/** Whether an address stays on this site, as a browser resolves it. */
function leadsHere(address: string, origin: string): boolean {
  return URL.canParse(address, `${origin}/api/ext/v1/`) && new URL(address, `${origin}/api/ext/v1/`).origin === origin;
}

/** An address of the site's own still leads there, or nothing would be shown by all this. */
async function ownAddress(target: Target, origin: string): Promise<string[]> {
  const url = `${SIGN_IN}?return=${encodeURIComponent(`${origin}/comics/`)}&state=s`;
  const { headers } = await target.send({ method: 'POST', url, headers: FORM, payload: 'user=1' }, 1);
  return headers.location?.startsWith('/comics/?jumpToken=')
    ? []
    : [`an own address led to ${headers.location ?? 'nowhere'}`];
}
