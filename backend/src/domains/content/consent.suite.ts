import {
  deskContentRules,
  deskContentRulesChange,
  deskPublicationConsent,
  deskPublicationDetail,
  deskPublicationUndo,
} from '@shared/contract/endpoints';
import { ChangeReader } from '../changes/testing/change-reader';
import type { Suite } from '../domain.suite';
import { Editor, NARROWER, PACKAGE, SHIPPED, declare, titled, titlesOf } from './testing/told-content';

export const consentSuite: Suite = (site) => {
  describe('a publication that needs a second person', () => {
    let editor: Editor;
    let reader: ChangeReader;
    let operator: string;
    let colleague: Editor;
    const consent = (token: string, id: number) => ({ token, body: { id } });
    const rule = (on: boolean) => site().call(deskContentRulesChange, { token: operator, body: { consent: on } });
    beforeAll(async () => {
      editor = await Editor.of(site());
      reader = await ChangeReader.open(site());
      operator = (await site().newVisitor({ roles: ['operator'] })).token;
      colleague = await Editor.of(site());
      await rule(true);
    });
    afterAll(async () => {
      await rule(false);
      await reader.close();
    });
    const undo = (id: number) => site().call(deskPublicationUndo, { token: editor.token, body: { id } });
    const told = async () => (await reader.next()).topics.map(({ topic }) => topic).sort();
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

    test('is a rule that operators alone change, and everybody who publishes sees', async () => {
      expect(await site().call(deskContentRules, { token: editor.token, query: {} })).toEqual({ consent: true });
      const sent = { token: editor.token, body: { consent: false } };
      expect(await site().refused(deskContentRulesChange, sent)).toMatchObject({ reason: 'role-required' });
    });

    test('is in nobody’s sight until a colleague consents to just what was proposed', async () => {
      await declare(site(), ['asked']);
      await editor.save('asked', titled('提议'));
      const { id, ...proposal } = await editor.publish(['asked'], { note: '请看' });
      expect(proposal).toMatchObject({ state: 'proposed', consent: null, undoable: true });
      // The draft goes on meanwhile.
      expect(await editor.read('asked')).toMatchObject({ live: SHIPPED, value: titled('提议') });
      await editor.save('asked', titled('后来的'));
      expect(await titlesOf(site(), 'asked')).toEqual([]);
      expect(await site().refused(deskPublicationConsent, consent(editor.token, id))).toMatchObject({
        reason: 'own-proposal',
      });
      await reader.skip();
      const both = await Promise.allSettled(
        [1, 2].map(() => site().call(deskPublicationConsent, consent(colleague.token, id))),
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await titlesOf(site(), 'asked')).toEqual(['提议']);
      expect(await told()).toEqual([`content:${PACKAGE}/asked`]);
      expect(await editor.read('asked')).toMatchObject({ live: titled('提议'), value: titled('后来的') });
      const done = await site().call(deskPublicationDetail, { token: editor.token, query: { id } });
      expect(done).toMatchObject({ by: { id: editor.id }, consent: { id: colleague.id }, undoable: true });
      expect(done.changes).toMatchObject([{ key: 'asked', live: titled('提议'), value: titled('提议') }]);
    });

    test('waits for its time once a colleague consented, and comes at once where that has passed', async () => {
      await declare(site(), ['soon', 'late']);
      await editor.save('soon', titled('明天'));
      const soon = await editor.publish(['soon'], { at: inHours(24) });
      expect(await site().call(deskPublicationConsent, consent(colleague.token, soon.id))).toMatchObject({
        state: 'scheduled',
        at: soon.at,
      });
      expect(await editor.read('soon')).toMatchObject({ live: SHIPPED, value: titled('明天') });
      await editor.save('late', titled('早该'));
      const late = await editor.publish(['late'], { at: inHours(24) });
      const passed = `update content_publications set at = now() - interval '1 hour' where id = $1`;
      await site().database.query(passed, [late.id]);
      expect(await titlesOf(site(), 'late')).toEqual([]);
      await site().call(deskPublicationConsent, consent(colleague.token, late.id));
      expect(await titlesOf(site(), 'late')).toEqual(['早该']);
      expect(await editor.read('late')).toMatchObject({ draft: null, live: titled('早该') });
    });

    test('can be taken back before, and is refused where it fits no more what is live', async () => {
      await declare(site(), ['back', 'narrow']);
      await editor.save('back', titled('不要了'));
      const back = await editor.publish(['back']);
      expect(await undo(back.id)).toMatchObject({ state: 'cancelled' });
      expect(await site().refused(deskPublicationConsent, consent(colleague.token, back.id))).toMatchObject({
        reason: 'changed-since',
      });
      await editor.save('narrow', titled('太长的题目'));
      const narrow = await editor.publish(['narrow']);
      await declare(site(), ['back', 'narrow'], { schema: NARROWER });
      expect(await site().refused(deskPublicationConsent, consent(colleague.token, narrow.id))).toMatchObject({
        reason: 'invalid-request',
      });
      expect(await titlesOf(site(), 'narrow')).toEqual([]);
    });
  });
};
