import { customAssist, questionCreate } from '@shared/contract/endpoints';
import { injectionPayloads } from '@shared/testing/injection-payloads';
import { times } from '@shared/testing/nightly';
import type { Suite } from '../domains/domain.suite';

/** A seventh of them, which comes by all surroundings and all bodies; at night all. */
const payloads = injectionPayloads.filter((_payload, at) => at % times(7, 1) === 0);

/** Text is kept as it was typed; that it is text is up to what shows it, and to the type of the answer. */
export const injectionSuite: Suite = (site) => {
  /** Each from an address of its own, or the limits would end it. */
  const post = async (at: number, { path }: { path: string }, payload: object, token?: string) =>
    site().request({
      method: 'POST',
      url: path,
      payload,
      headers: {
        'x-forwarded-for': `198.51.${Math.floor(at / 250)}.${at % 250}`,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });

  describe(`${payloads.length} scripts written as text`, () => {
    test('come back from a question as they were typed, and as JSON', async () => {
      const { token } = await site().newVisitor();
      const typed = payloads.map(async (text, at) => {
        const response = await post(at, questionCreate, { topic: 'start', title: text, content: text }, token);
        const { data } = response.json() as { data: unknown };
        expect(data).toMatchObject({ title: text, content: text });
        expect(response.headers).toMatchObject({
          'content-type': expect.stringContaining('application/json') as string,
          'x-content-type-options': 'nosniff',
        });
      });
      await Promise.all(typed);
    }, 300_000);

    test('are kept of a message as they were typed', async () => {
      const message = { name: '李', contact: 'li@example.com', topic: 'trial', consent: true };
      const typed = payloads.map(async (text, at) => {
        const response = await post(at, customAssist, { ...message, company: text, message: text });
        expect([text, response.statusCode]).toEqual([text, 200]);
      });
      await Promise.all(typed);
      const rows = await site().database.query<{ text: string }>(
        `select distinct message as text from messages where message = company`,
      );
      expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(payloads));
    }, 300_000);
  });
};
