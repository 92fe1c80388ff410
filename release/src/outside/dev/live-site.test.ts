import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LiveSite } from './live-site';

const config = { basePath: '/', loginUrl: '/login', telemetryUrl: '/api/ext/v1/telemetry' };

describe('the live site behind this machine', () => {
  const asked: string[] = [];
  const given: (string | undefined)[] = [];
  let servers: Server[];
  let origin: string;
  let local: string;

  const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  beforeAll(async () => {
    servers = [];
    origin = await listen((request, response) => {
      given.push(request.headers.cookie);
      asked.push(`${request.method ?? ''} ${request.url ?? ''} from ${request.headers.origin ?? 'nobody'}`);
      const cookies = ['token=a; Domain=example.com; Secure; HttpOnly', '__Host-t=b; Path=/; Secure'];
      if (request.url === '/login')
        response.writeHead(302, { location: `${origin}/back`, 'set-cookie': cookies }).end();
      else if (request.url?.startsWith('/api/sign-in') === true)
        response.writeHead(303, { location: 'https://login.example/authorize' }).end();
      else
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" })
          .end(
            `<a href="${origin}/"></a><script type="application/json" id="site-config">${JSON.stringify(config)}</script>`,
          );
    });
    const live = await LiveSite.open(origin);
    local = await listen((request, response) => void live.pass(request, response));
    live.local = local;
  });
  beforeEach(() => asked.splice(0));
  afterAll(() => {
    for (const server of servers) server.close().closeAllConnections();
  });

  it('shows its pages as of this machine, under the policy that they have', async () => {
    const answer = await fetch(`${local}/`);
    expect(await answer.text()).toContain(`<a href="${local}/">`);
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'");
  });

  it('leads logins back here, with cookies that this machine can keep', async () => {
    const answer = await fetch(`${local}/login`, { method: 'POST', redirect: 'manual', headers: { origin: local } });
    expect(asked).toEqual([`POST /login from ${origin}`]);
    expect(answer.headers.get('location')).toBe(`${local}/back`);
    expect(answer.headers.getSetCookie()).toEqual(['token=a; HttpOnly', '__Host-t=b; Path=/; Secure']);
  });

  it('reads it, and sends nothing but calls', async () => {
    const send = (path: string) => fetch(local + path, { method: 'POST' }).then(({ status }) => status);
    expect([await send('/overrides.json'), await send(config.telemetryUrl), await send('/api/x')]).toEqual([
      405, 204, 200,
    ]);
    expect(asked).toEqual(['POST /api/x from nobody']);
  });

  it('lets a login begin at the site whose provider leads back there alone, and end here', async () => {
    const answer = await fetch(`${local}/api/sign-in?return=/a/&state=s`, { redirect: 'manual' });
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(`${origin}/api/sign-in`);
    expect(Object.fromEntries(address.searchParams)).toEqual({ return: `${local}/a/`, state: 's' });
  });

  it('asks for the composition of the channel that is named, whatever a browser was given', async () => {
    const canary = await LiveSite.open(origin, 'canary');
    const here = await listen((request, response) => void canary.pass(request, response));
    canary.local = here;
    await fetch(here, { headers: { cookie: 'token=a; channel=7' } });
    await fetch(here);
    expect(given.slice(-2)).toEqual(['channel=canary; token=a; channel=7', 'channel=canary']);
    await expect(LiveSite.open(origin, 'beta')).rejects.toThrow(
      'CHANNEL (beta) is neither canary nor stable, nor a package',
    );
  });

  it.each([
    ['www.example.com', 'is no address'],
    ['http://127.0.0.1:1', 'does not answer'],
  ])('refuses %s in a sentence', async (given, sentence) => {
    await expect(LiveSite.open(given)).rejects.toThrow(`SITE (${given}) ${sentence}`);
  });

  it('refuses a site of somebody else', async () => {
    const other = await listen((_request, response) => response.end('hello'));
    await expect(LiveSite.open(other)).rejects.toThrow('answers with no page of such a site');
  });
});
