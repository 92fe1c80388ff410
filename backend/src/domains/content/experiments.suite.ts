import {
  type DeskPublication,
  deskContentPublish,
  deskContentRulesChange,
  deskExperimentDetail,
  deskExperimentKeep,
  deskExperimentRaise,
  deskPublicationConsent,
  deskPublicationDetail,
  deskPublicationUndo,
  visitCreate,
} from '@shared/contract/endpoints';
import { contentExperimentSchema } from '@shared/contract/release/data-schemas';
import { COHORTS, inExperiment } from '@shared/contract/release/in-canary';
import type { ContentSchema } from '@shared/contract/content';
import { tellDue } from '../changes/keep-telling';
import { ChangeReader, SERVICE_KEY } from '../changes/testing/change-reader';
import type { Suite } from '../domain.suite';
import { experimentWithValues } from './published';
import { Editor, NARROWER, PACKAGE, declare, titled, titlesOf } from './testing/told-content';

export const experimentSuite: Suite = (site) => {
  describe('an experiment', () => {
    let editor: Editor;
    let colleague: Editor;
    let reader: ChangeReader;
    beforeAll(async () => {
      reader = await ChangeReader.open(site());
      editor = await Editor.of(site());
      colleague = await Editor.of(site());
    });
    const decideAll = () =>
      site().database.query(`update content_publications set state = 'cancelled' where state = 'experiment'`);
    beforeEach(decideAll);
    afterAll(async () => {
      await reader.close();
      await decideAll();
    });

    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const trying = (share = 20, endsAt = inHours(24)) => ({ experiment: { share, endsAt } });
    const end = (id: number) =>
      site().database.query(`update content_publications set ends_at = now() where id = $1`, [id]);
    const raise = (id: number, share: number) => ({ token: editor.token, body: { id, share } });
    const about = (id: number, { token } = editor) => ({ token, body: { id } });
    const seen = async () => (await experimentWithValues(site().database))?.values ?? null;
    /** Publishes one title, and begins to try another. */
    const begin = async (key: string, share?: number): Promise<DeskPublication> => {
      await declare(site(), [key, 'other', 'third']);
      await editor.say(key, '原来的');
      await editor.save(key, titled('试试'));
      return editor.publish([key], trying(share));
    };

    test('leaves what stood before it published, tells when it begins, is raised and ends, and is over by time alone', async () => {
      const told = async () => (await reader.next()).topics.map(({ topic }) => topic);
      await reader.skip();
      const { id, ...rest } = await begin('tried');
      expect(rest).toMatchObject({ state: 'experiment', experiment: { share: 20 }, undoable: true });
      expect(await told()).toContain(`content:${PACKAGE}/tried`);
      expect(await titlesOf(site(), 'tried')).toEqual(['原来的']);
      expect(await experimentWithValues(site().database)).toEqual({
        ...{ id, share: 20, endsAt: rest.experiment?.endsAt },
        values: { [PACKAGE]: { tried: titled('试试') } },
      });
      // The draft goes on meanwhile.
      expect(await editor.read('tried')).toMatchObject({ live: titled('原来的'), value: titled('试试'), draft: {} });
      await reader.skip();
      expect(await site().call(deskExperimentRaise, raise(id, 50))).toMatchObject({ experiment: { share: 50 } });
      expect(await told()).toEqual([`content:${PACKAGE}/tried`]);
      for (const share of [50, 49])
        expect((await site().refused(deskExperimentRaise, raise(id, share))).detail.fields).toEqual([
          { path: 'share', message: '现在已经是 50%，只能提高' },
        ]);
      await end(id);
      await site().database.query(`update change_state set told_until = now() - interval '1 minute'`);
      await reader.skip();
      await tellDue(site().database);
      expect(await told()).toContain(`content:${PACKAGE}/tried`);
      expect(await seen()).toBeNull();
      const query = { id };
      expect(await site().call(deskPublicationDetail, { token: editor.token, query })).toMatchObject({
        state: 'ended',
      });
      expect(await site().refused(deskExperimentRaise, raise(id, 60))).toMatchObject({ reason: 'changed-since' });
    });

    test('is told to the composer alone, as it takes it', async () => {
      const { id } = await begin('composed');
      const app = await site().openBeside({ serviceKey: SERVICE_KEY });
      const asked = { url: '/internal/content-experiment', headers: { 'service-key': SERVICE_KEY } };
      const { experiment } = contentExperimentSchema.parse((await app.request(asked)).json());
      expect(experiment).toMatchObject({ id, share: 20, values: { [PACKAGE]: { composed: titled('试试') } } });
      expect((await app.request({ url: asked.url })).statusCode).toBe(401);
      await end(id);
      expect((await app.request(asked)).json()).toEqual({ experiment: null });
    });

    test('is published to all once somebody keeps it, also after its end, and can be taken back then', async () => {
      const { id } = await begin('kept');
      await end(id);
      expect(await site().call(deskExperimentKeep, about(id))).toMatchObject({ state: 'published', undoable: true });
      expect([await titlesOf(site(), 'kept'), await seen()]).toEqual([['试试', '原来的'], null]);
      expect(await editor.read('kept')).toMatchObject({ draft: null, live: titled('试试') });
      expect(await site().refused(deskExperimentKeep, about(id))).toMatchObject({ reason: 'changed-since' });
      await site().call(deskPublicationUndo, about(id));
      expect(await titlesOf(site(), 'kept')).toEqual(['原来的']);
    });

    test('is kept by one of several at once, and not where it fits no more what is live', async () => {
      const { id } = await begin('raced');
      const both = await Promise.allSettled([
        site().call(deskExperimentKeep, about(id)),
        site().call(deskPublicationUndo, about(id, colleague)),
        site().call(deskExperimentKeep, about(id, colleague)),
      ]);
      const { state } = await site().call(deskPublicationDetail, { token: editor.token, query: { id } });
      expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(2);
      expect(['published', 'cancelled']).toContain(state);
      await declare(site(), ['narrowed']);
      await editor.save('narrowed', titled('太长的题目'));
      const narrowed = await editor.publish(['narrowed'], trying());
      await declare(site(), ['narrowed'], { schema: NARROWER });
      expect(await site().refused(deskExperimentKeep, about(narrowed.id))).toMatchObject({ reason: 'invalid-request' });
      expect(await titlesOf(site(), 'narrowed')).toEqual([]);
    });

    test('is ended for all at once: nobody sees it, and its draft is there again', async () => {
      const { id } = await begin('ended');
      expect(await site().call(deskPublicationUndo, about(id))).toMatchObject({ id, state: 'cancelled' });
      expect([await seen(), await titlesOf(site(), 'ended')]).toEqual([null, ['原来的']]);
      expect(await editor.read('ended')).toMatchObject({ draft: {}, value: titled('试试') });
    });

    test('is the only one, also of several that begin at once, and while it is over but nobody has decided', async () => {
      const { id } = await begin('first');
      await end(id);
      await editor.save('other', titled('另一个'));
      await editor.save('third', titled('第三个'));
      const refused = { token: editor.token, body: await editor.choice(['other'], trying()) };
      expect(await site().refused(deskContentPublish, refused)).toMatchObject({
        reason: 'changed-since',
        message: `一次只能有一个实验：先决定第 ${id} 次发布的实验`,
      });
      await site().call(deskPublicationUndo, about(id));
      const bodies = [await editor.choice(['other'], trying()), await editor.choice(['third'], trying())];
      const answers = await Promise.all(
        bodies.map((payload) =>
          site().request({
            ...{ method: 'POST', url: deskContentPublish.path, payload },
            headers: { authorization: `Bearer ${editor.token}` },
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    test('holds its entries: nothing of them is published, consented to or taken back until somebody decides', async () => {
      await declare(site(), ['held', 'other', 'third']);
      const before = await editor.say('held', '原来的');
      await editor.save('held', titled('试试'));
      const { id } = await editor.publish(['held'], trying());
      await editor.save('held', titled('别的'));
      const message = '“题 held”正在实验里：先把实验对所有人发布，或者用回原来的';
      for (const more of [{}, { at: inHours(1) }])
        expect(
          await site().refused(deskContentPublish, { token: editor.token, body: await editor.choice(['held'], more) }),
        ).toMatchObject({ reason: 'changed-since', message });
      expect(await site().refused(deskPublicationUndo, about(before.id))).toMatchObject({ message });
      expect(await titlesOf(site(), 'held')).toEqual(['原来的']);
      await editor.say('other', '别的一项');
      await site().call(deskPublicationUndo, about(id));
      expect((await editor.publish(['held'], { at: inHours(1) })).state).toBe('scheduled');
      await editor.save('held', titled('再试'));
      const body = await editor.choice(['held'], trying());
      expect(await site().refused(deskContentPublish, { token: editor.token, body })).toMatchObject({
        message: '“题 held”已经定时发布，先撤回',
      });
    });

    test('is refused with an end that is past or far, a share of none or all, a time, and where it would change addresses', async () => {
      await declare(site(), ['bad']);
      await editor.save('bad', titled('坏'));
      const refusal = async (more: object) =>
        (await site().refused(deskContentPublish, { token: editor.token, body: await editor.choice(['bad'], more) }))
          .detail.fields;
      const field = 'experiment.endsAt';
      expect(await refusal(trying(5, inHours(-1)))).toEqual([{ path: field, message: '这个时间已经过了' }]);
      expect(await refusal(trying(5, inHours(24 * 91)))).toEqual([{ path: field, message: '实验最多 90 天' }]);
      for (const share of [0, 100, 1.5, -1, NaN]) expect(await refusal(trying(share))).toHaveLength(1);
      expect(await refusal({ ...trying(), at: inHours(1) })).toHaveLength(1);
      const schema: ContentSchema = {
        type: 'array',
        items: { type: 'object', properties: { id: { type: 'string' }, story: { type: 'string', own: true } } },
      };
      const member = (id: string, story: string) => ({ id, story });
      await declare(site(), ['members'], { schema, value: [member('a', '一')] });
      await editor.save('members', [member('a', '一'), member('b', '二')]);
      const body = await editor.choice(['members'], trying());
      expect((await site().refused(deskContentPublish, { token: editor.token, body })).detail.fields).toEqual([
        { path: 'entries', message: '“题 members”会让网址变多或变少，不能只给一部分访客看' },
      ]);
      await editor.save('members', [member('a', '改了')]);
      expect((await editor.publish(['members'], trying())).state).toBe('experiment');
      expect(await site().refused(deskExperimentKeep, about(2e9))).toMatchObject({ status: 404 });
    });

    test('that needs a second person begins with their consent, unless its end has passed; keeping needs one, too', async () => {
      const { token: operator } = await site().newVisitor({ roles: ['operator'] });
      const rule = (consent: boolean) => site().call(deskContentRulesChange, { token: operator, body: { consent } });
      await declare(site(), ['proposed', 'overdue', 'alone']);
      await editor.save('alone', titled('一个人'));
      const alone = await editor.publish(['alone'], trying());
      await rule(true);
      try {
        expect(await site().refused(deskExperimentKeep, about(alone.id))).toMatchObject({ reason: 'own-proposal' });
        await site().call(deskExperimentKeep, about(alone.id, colleague));
        await editor.save('proposed', titled('提议'));
        const { id, state } = await editor.publish(['proposed'], trying());
        expect([state, await seen()]).toEqual(['proposed', null]);
        expect(await site().call(deskPublicationConsent, about(id, colleague))).toMatchObject({ state: 'experiment' });
        expect(await seen()).toEqual({ [PACKAGE]: { proposed: titled('提议') } });
        // Somebody else has consented to these words.
        await site().call(deskExperimentKeep, about(id));
        await editor.save('overdue', titled('晚了'));
        const late = await editor.publish(['overdue'], trying());
        await end(late.id);
        expect(await site().refused(deskPublicationConsent, about(late.id, colleague))).toMatchObject({
          reason: 'invalid-request',
        });
      } finally {
        await rule(false);
      }
    });

    describe('is counted', () => {
      const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
      const visit = { views: ['/pricing/'], width: 'narrow', release: 'remote-marketing@1.2.0' };
      const asking = (cookie: string, agent = phone) => ({
        cookie,
        'user-agent': agent,
        'sec-fetch-site': 'same-origin',
      });
      const beacon = (cookie: string, agent?: string) =>
        site().request({ method: 'POST', url: visitCreate.path, headers: asking(cookie, agent), payload: visit });
      const figures = async (id: number) => {
        await site().app.visits.write();
        return site().call(deskExperimentDetail, { token: editor.token, query: { id } });
      };
      /** A cohort in an arm. */
      const cohortIn = (experiment: { id: number; share: number }, isTried: boolean) =>
        Array.from({ length: COHORTS }, (_, cohort) => cohort).find(
          (cohort) => inExperiment(cohort, experiment) === isTried,
        );
      beforeEach(async () => {
        await site().app.sitePages.tell(['/pricing']);
        await site().app.visits.write();
        await site().database.query('delete from visit_counts');
        await site().database.query('delete from visit_seen');
      });

      test('by arm, whoever chooses cohorts once a day in each, and anew once its share is raised', async () => {
        const { id } = await begin('counted');
        const [tried, stood] = [true, false].map((isTried) => `a=b; channel=${cohortIn({ id, share: 20 }, isTried)}`);
        for (let times = 0; times < 3; times += 1) await beacon(String(tried));
        await beacon(String(stood), `${phone} a`);
        await beacon(String(stood), `${phone} b`);
        for (const agent of ['a', 'b'])
          site().app.visits.step({ ip: '127.0.0.1', headers: asking(String(stood), `${phone} ${agent}`) }, 'message');
        for (let cohort = 0; cohort < 50; cohort += 1) await beacon(`channel=${cohort}`, `${phone} chooser`);
        const { publication, visitors, views, steps, pages } = await figures(id);
        expect(publication.id).toBe(id);
        expect([visitors, pages]).toEqual([{ tried: 2, stood: 3 }, [{ path: '/pricing/', tried: 2, stood: 3 }]]);
        expect(views.tried + views.stood).toBe(55);
        expect(steps.find(({ step }) => step === 'message')).toMatchObject({
          ...{ tried: 0, stood: 2 },
          difference: { by: -2 / 3 },
        });
        expect(steps.find(({ step }) => step === 'demo')).toMatchObject({ tried: 0, stood: 0, difference: { by: 0 } });
        await site().call(deskExperimentRaise, raise(id, 50));
        expect((await figures(id)).visitors).toEqual({ tried: 0, stood: 0 });
      });

      test('without who chose a channel, has none, or is a bot, and not once it is over', async () => {
        const { id } = await begin('uncounted');
        for (const cookie of ['', 'channel=stable', 'channel=experiment', 'channel=99999', 'xchannel=5', 'channel=-5'])
          await beacon(cookie);
        await beacon('channel=5', 'Googlebot/2.1');
        site().app.visits.step({ ip: '127.0.0.1', headers: asking('channel=5', 'curl/8') }, 'search');
        await site().app.visits.write();
        await end(id);
        await beacon('channel=5');
        const { visitors, steps, pages } = await figures(id);
        expect([visitors, pages]).toEqual([{ tried: 0, stood: 0 }, []]);
        expect(steps.filter(({ tried, stood }) => tried + stood > 0)).toEqual([]);
      });
    });
  });
};
