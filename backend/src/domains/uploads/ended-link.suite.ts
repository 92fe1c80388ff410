import {
  accountExport,
  fileUpload,
  myApplications,
  applicationList,
  personalGradeApply,
  personSessionsEnd,
  sessionEnd,
  otherSessionsEnd,
  userBlock,
  userLogout,
  mySessions,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Suite } from '../domain.suite';

const PNG = Buffer.from('89504e470d0a1a0a0000000d', 'hex');

export const endedLinkSuite: Suite = (site) => {
  /** A person with a file of evidence, logged in twice. */
  async function member() {
    const person = await site().newVisitor();
    const sent = { method: 'POST', url: fileUpload.path, ...multipartFile('证明.png', PNG, person.token) };
    const answer = (await site().request(sent)).json() as { data: unknown };
    const { id } = schemasOf(fileUpload).data.parse(answer.data);
    const body = { level: 'junior', realName: '李想', statement: '对账', evidence: [id] } as const;
    await site().call(personalGradeApply, { token: person.token, body });
    return { ...person, elsewhere: await site().tokenOf(person.id), fileId: id };
  }
  const linksOf = async (token: string) => {
    const [application] = await site().call(myApplications, { token });
    const { url } = await site().call(accountExport, { token });
    return [application?.evidence[0]?.url ?? '', url];
  };
  const answers = (links: readonly string[]) =>
    Promise.all(links.map(async (url) => (await site().request(url)).statusCode));

  describe('links to files and exports', () => {
    test.each<[string, (person: Awaited<ReturnType<typeof member>>) => Promise<unknown>]>([
      ['a log-out', ({ token }) => site().call(userLogout, { token })],
      ['the end of all other logins', ({ elsewhere }) => site().call(otherSessionsEnd, { token: elsewhere })],
      [
        'the end of this login, from another one',
        async ({ elsewhere }) => {
          const sessions = await site().call(mySessions, { token: elsewhere });
          const sessionId = sessions.find(({ current }) => !current)?.id;
          await site().call(sessionEnd, { token: elsewhere, body: { sessionId } });
        },
      ],
      [
        'the end of its time',
        ({ id }) => site().database.query('update sessions set expires_at = now() where user_id = $1', [id]),
      ],
    ])('end with %s', async (_what, end) => {
      const person = await member();
      const links = await linksOf(person.token);
      expect(await answers(links)).toEqual([200, 200]);
      await end(person);
      expect(await answers(links)).toEqual([410, 410]);
    });

    test.each([
      ['a moderator', 'moderator'],
      ['an operator', 'operator'],
    ] as const)('end when %s blocks the person, who stays logged in and gets new ones', async (_who, role) => {
      const person = await member();
      const links = [...(await linksOf(person.token)), ...(await linksOf(person.elsewhere))];
      expect(await answers(links)).toEqual([200, 200, 200, 200]);
      const { token } = await site().newVisitor({ roles: [role] });
      const until = new Date(Date.now() + 3_600_000).toISOString();
      await site().call(userBlock, { token, body: { userId: person.id, until, reason: '刷屏' } });
      expect(await answers(links)).toEqual([410, 410, 410, 410]);
      const fresh = await linksOf(person.token);
      expect(await answers(fresh)).toEqual([200, 200]);
      await site().call(userBlock, { token, body: { userId: person.id, until: null, reason: '弄错了' } });
      expect(await answers([...links, ...fresh])).toEqual([410, 410, 410, 410, 200, 200]);
    });

    test('of another login of the same person last', async () => {
      const person = await member();
      const [links, others] = [await linksOf(person.token), await linksOf(person.elsewhere)];
      await site().call(userLogout, { token: person.token });
      expect([await answers(links), await answers(others)]).toEqual([
        [410, 410],
        [200, 200],
      ]);
    });

    test('of who reviews end with the logins that an operator ends, and with the role', async () => {
      const person = await member();
      const reviewer = await site().newVisitor({ roles: ['reviewer'] });
      const operator = await site().newVisitor({ roles: ['operator'] });
      const seen = async () => {
        const open = await site().call(applicationList, {
          token: await site().tokenOf(reviewer.id),
          query: { size: 500 },
        });
        return open.items.flatMap(({ evidence }) => evidence).find(({ id }) => id === person.fileId)?.url ?? '';
      };
      const link = await seen();
      expect(await answers([link])).toEqual([200]);
      await site().call(personSessionsEnd, { token: operator.token, body: { userId: reviewer.id } });
      expect(await answers([link])).toEqual([410]);
      const another = await seen();
      await site().database.query(`update users set roles = '{}' where id = $1`, [reviewer.id]);
      expect(await answers([another])).toEqual([404]);
    });
  });
};
