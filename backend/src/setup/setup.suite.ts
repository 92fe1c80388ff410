import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditList, comicList, customAssist, questionList, sceneDataSource } from '@shared/contract/endpoints';
import { LoginProvider } from '@shared/testing/login-provider';
import { readConfig } from '../config/backend-config';
import type { Suite } from '../domains/domain.suite';
import { openUploads } from '../open-uploads';
import { removeSamples } from './remove-samples';
import { setUp } from './setup-command';
import { whatIsMissing } from './what-is-missing';

/** A suite that comes last but the fuzzer: it removes the samples that other suites use. */
export const setupSuite: Suite = (site) => {
  /** Runs the command once; `answers` are typed by a person, where there is one. */
  const run = async (environment: Record<string, string>, args: readonly string[] = [], answers?: string[]) => {
    const said: string[] = [];
    const ask = answers && (() => Promise.resolve(answers.shift() ?? ''));
    const conversation = { say: (line: string) => void said.push(line), ask: ask ?? null };
    const works = await setUp(readConfig(environment), { database: site().database, args }, conversation);
    return { works, said: said.join('\n') };
  };
  const PRIVATE = { SIGN_IN: 'off' };
  const OWN = { ...PRIVATE, JUMP_TOKEN_SECRET: 'x'.repeat(32) };
  const endOperators = () => site().database.query(`update users set roles = '{}' where not sample`);

  describe('the set-up', () => {
    beforeEach(endOperators);

    test('says what is missing, and what does not work until then', async () => {
      const { works, said } = await run(PRIVATE);
      expect(works).toBe(true);
      expect(said).toContain(
        'no login provider (OIDC_ISSUER, or JUMP_TOKEN_SECRET for a login of your own): nobody can log in',
      );
      expect(said).toContain('no operator (npm run backend -- setup): nobody reads messages');
    });

    test('names the first operator, once and with a trace, before they have ever come', async () => {
      const args = ['--operator-external-id', 'first'];
      expect((await run(OWN, args)).said).toBe('first (external) is an operator from now on\nNothing is missing.');
      expect((await run(OWN, args)).said).toBe('first (external) is an operator already\nNothing is missing.');
      const reader = await site().newVisitor({ roles: ['operator'] });
      const { items } = await site().call(auditList, { token: reader.token, query: { objectType: 'user', size: 5 } });
      const traces = items.filter(({ action }) => action === 'setup');
      expect(traces).toMatchObject([{ actor: null, before: { roles: [] }, after: { roles: ['operator'] } }]);
    });

    test('asks a person at a terminal, who may leave it for later', async () => {
      expect((await run(OWN, [], [''])).said).toContain('no operator');
      expect((await run(OWN, [], [' by-hand '])).said).toContain('by-hand (external) is an operator from now on');
      // The command does not ask for what is there.
      expect((await run(OWN, [], ['another'])).said).toBe('Nothing is missing.');
    });

    test('refuses what it does not know', async () => {
      await expect(run(OWN, ['--role-changes', 'x'])).rejects.toThrow('--role-changes is alone or together');
      await expect(run(OWN, ['--operator', 'x'])).rejects.toThrow('npm run backend -- setup [--operator-subject');
      await expect(run(OWN, ['--operator-subject', 'x'])).rejects.toThrow('needs --operator-issuer');
    });

    test('asks the login provider what it is, and says what is wrong with it', async () => {
      const provider = await LoginProvider.start('https://site.example/app/api/ext/v1/sign-in/callback');
      const environment = { ...provider.environment, ORIGIN: 'https://site.example', BASE_PATH: '/app/' };
      const works = await run(environment, ['--operator-subject', 'wang']);
      await provider.breakBy('nonsense');
      const nonsense = await run(environment);
      await provider.breakBy('discovered-issuer');
      const other = await run(environment);
      await provider.stop();
      const gone = await run(environment);
      expect(works).toEqual({
        works: true,
        said: [
          `The login provider ${provider.issuer} answers; it has to know https://site.example/app/api/ext/v1/sign-in/callback as this site's redirect URI`,
          `wang (${provider.issuer}) is an operator from now on`,
          'Nothing is missing.',
        ].join('\n'),
      });
      expect([nonsense.works, other.works, gone.works]).toEqual([false, false, false]);
      expect(nonsense.said).toContain('is not what OpenID Connect asks for');
      expect(other.said).toContain('OIDC_ISSUER must be exactly its "issuer"');
      expect(gone.said).toContain('nobody answers there');
    });
  });

  describe('the samples', () => {
    test('go in one step with what hangs on them, and what the site needs stays', async () => {
      const { id } = await site().newVisitor();
      const { database } = site();
      await database.query(
        `with asked as (insert into questions (topic, title, content, author_id, answer_count)
           values ('start', '自己的问题', '内容', $1, 1) returning id)
         insert into answers (question_id, author_id, content) select asked.id, (select min(id) from users where sample), '示例的回答' from asked`,
        [id],
      );
      await database.query(
        `insert into likes (target_type, target_id, user_id) select 'work', min(id), $1 from works where sample on conflict do nothing`,
        [id],
      );
      const dataDir = await mkdtemp(join(tmpdir(), 'backend-samples-'));
      const uploads = await openUploads({ dataDir, bucket: null });
      const lists = ['contact-topic', 'forum-topic', 'work-category'];
      const kept = await database.query<{ value: string }>(
        `select value from scene_items where scene_code = any(string_to_array($1, ' ')) and not sample order by scene_code, value`,
        [lists.join(' ')],
      );
      expect(kept.length).toBeGreaterThan(12);
      // Other suites book on the sample's day, too.
      const bookings = async () => (await database.query('select 1 from bookings')).length;
      const booked = await bookings();
      const removed = await removeSamples(database, uploads);
      expect(removed['bookings']).toBe(booked - (await bookings()));
      expect(removed['bookings']).toBeGreaterThanOrEqual(16);
      expect(removed).toMatchObject({
        users: 25,
        works: 24,
        comics: 3,
        open_day_events: 1,
        comic_topics: 3,
      });
      expect(await removeSamples(database, uploads)).toEqual({});
      // In a suite others were granted certificates, too; a site with the sample alone begins at number 1.
      expect(await database.query('select last_value > 1 or not is_called as first from certificate_numbers')).toEqual([
        { first: true },
      ]);
      await rm(dataDir, { recursive: true });

      const tables = [
        'users',
        'works',
        'comics',
        'questions',
        'open_day_events',
        'certificates',
        'comic_topics',
        'scene_items',
      ];
      for (const table of tables) expect(await database.query(`select * from ${table} where sample`)).toEqual([]);
      const orphans = `select 1 from likes where (target_type = 'work' and target_id not in (select id from works))
        or (target_type = 'answer' and target_id not in (select id from answers))
        or (target_type = 'comic-chapter' and target_id not in (select id from comic_chapters))`;
      expect(await database.query(orphans)).toEqual([]);
      const { items } = await site().call(questionList, { query: { size: 50 } });
      expect(items.find(({ title }) => title === '自己的问题')).toMatchObject({ answerCount: 0 });
      expect(await site().call(comicList, {})).toMatchObject({ items: [] });
      const offered = await Promise.all(
        lists.map((sceneCode) => site().call(sceneDataSource, { query: { sceneCode } })),
      );
      expect(
        offered
          .flat()
          .map(({ value }) => value)
          .sort(),
      ).toEqual(kept.map(({ value }) => value).sort());
      const body = { name: '来访者', contact: '13800000000', topic: 'trial', message: '想试用', consent: true };
      expect((await site().call(customAssist, { body })).id).toBeGreaterThan(0);
    });

    test('are nobody whom a site without the sample login could count on', async () => {
      await endOperators();
      const none = { signIn: { kind: 'none' }, jumpTokenSecret: 'x' } as const;
      expect(await whatIsMissing(site().database, none)).toHaveLength(1);
    });
  });
};
