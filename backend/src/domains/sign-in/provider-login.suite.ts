import { auditList, userInfoRich } from '@shared/contract/endpoints';
import { LoginProvider } from '@shared/testing/login-provider';
import type { ProviderConfig } from '../../config/sign-in-config';
import {
  ORIGIN,
  SIGN_IN,
  begin,
  comeBack,
  elsewhere,
  exchange,
  headersOf,
  jumpTokenOf,
  loginSettings,
} from './login-round.suite';
import type { Suite, TestSite } from '../domain.suite';

const LOGINS = 100;

export const providerLoginSuite: Suite = (site) => {
  describe('a login at a provider', () => {
    let provider: LoginProvider;
    let backends: readonly [TestSite, TestSite];
    const settings = (claims?: Partial<ProviderConfig['claims']>) => loginSettings(provider, claims);
    /** The whole way; gives who it was. */
    const logIn = async (as: string, on: TestSite = backends[0]) => {
      const { address, cookie } = await begin(on);
      const response = await comeBack(on, await provider.logIn(address, as), cookie);
      expect(response.statusCode).toBe(303);
      const exchanged = await exchange(on, jumpTokenOf(response));
      const { data } = exchanged.json() as { data: { accessToken: string } };
      return on.call(userInfoRich, { token: data.accessToken });
    };

    beforeAll(async () => {
      provider = await LoginProvider.start(`${ORIGIN}${SIGN_IN}/callback`);
      backends = [await site().openBeside(settings()), await site().openBeside(settings())];
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
      await provider.stop();
    });

    test('asks with PKCE, state and nonce, and leads back to where the visitor was, whichever backend is asked', async () => {
      const { address, cookie } = await begin(backends[0]);
      const asked = new URL(address).searchParams;
      expect(Object.fromEntries(asked)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        redirect_uri: `${ORIGIN}${SIGN_IN}/callback`,
        state: expect.stringMatching(/^[\w-]{43}$/) as string,
        scope: 'openid profile',
        nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      });
      const back = await comeBack(backends[1], await provider.logIn(address, 'li'), cookie);
      expect(back.statusCode).toBe(303);
      expect(back.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      const target = new URL(back.headers.location ?? '', ORIGIN);
      expect([target.pathname, target.searchParams.get('topic'), target.hash]).toEqual(['/comics/', '1', '#latest']);
      expect(target.searchParams.get('state')).toBe('of-the-site');
    });

    test('keeps its cookie from scripts and other sites, and nothing in the database that would log in', async () => {
      const response = await backends[0].request({ url: SIGN_IN, headers: headersOf(), ...elsewhere() });
      const [cookie = ''] = response.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        /^sign-in=[\w-]{43}; Path=\/api\/ext\/v1\/sign-in; Max-Age=900; HttpOnly; SameSite=Lax; Secure$/,
      );
      const secrets = [
        cookie.slice(8, 51),
        ...['state', 'nonce'].map((name) => new URL(response.headers.location ?? '').searchParams.get(name)),
      ];
      const rows = JSON.stringify(await site().database.query('select * from sign_ins'));
      for (const secret of secrets) expect(rows).not.toContain(secret);
    });

    test('knows a person by issuer and subject, and takes over their name and company each time', async () => {
      const first = await logIn('zhou');
      expect(first).toMatchObject({ name: '姓名 zhou', company: '公司 zhou', roles: [], official: false });
      expect((await site().request(first.avatarUrl)).headers['content-type']).toContain('image/svg+xml');
      await site().database.query(`update users set name = 'before', company = 'before' where id = $1`, [first.id]);
      expect(await logIn('zhou', backends[1])).toMatchObject({ ...first, name: '姓名 zhou', company: '公司 zhou' });
      expect((await logIn('chen')).id).not.toBe(first.id);
    });

    test('takes known roles over, and writes each change into the audit table', async () => {
      const { id, roles } = await logIn('wang|operator nonsense moderator');
      expect(roles).toEqual(['moderator', 'operator']);
      expect((await logIn('wang|operator')).roles).toEqual(['operator']);
      expect((await logIn('wang|operator')).roles).toEqual(['operator']);
      const reader = await site().newVisitor({ roles: ['operator'] });
      const query = { objectType: 'user', objectId: String(id), size: 10 };
      const { items } = await site().call(auditList, { token: reader.token, query });
      expect(items.filter(({ action }) => action === 'signIn')).toMatchObject([
        { before: { roles: ['moderator', 'operator'] }, after: { roles: ['operator'] }, actor: { id } },
        { before: { roles: [] }, after: { roles: ['moderator', 'operator'] }, sessionId: null },
      ]);
      // A provider that names none takes them all.
      expect((await logIn('wang')).roles).toEqual([]);
    });

    test('leaves roles alone where no claim is configured', async () => {
      const plain = await site().openBeside(settings({ roles: undefined }));
      const { id } = await logIn('sun|operator', plain);
      await site().database.query(`update users set roles = array['editor'] where id = $1`, [id]);
      expect((await logIn('sun', plain)).roles).toEqual(['editor']);
      await plain.close();
    });

    test(`${LOGINS} at once on two backends: nobody is somebody else`, async () => {
      const people = Array.from({ length: LOGINS }, (_, at) => `many-${at}`);
      const names = await Promise.all(people.map(async (as, at) => (await logIn(as, backends[at % 2])).name));
      expect(names).toEqual(people.map((as) => `姓名 ${as}`));
    }, 300_000);

    test('gives a jump token that 50 calls at once on two backends take once', async () => {
      const { address, cookie } = await begin(backends[0]);
      const jumpToken = jumpTokenOf(await comeBack(backends[0], await provider.logIn(address, 'li'), cookie));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) => exchange(backends[at % 2] ?? backends[0], jumpToken)),
      );
      const statuses = answers.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 400)]);
    });
  });
};
