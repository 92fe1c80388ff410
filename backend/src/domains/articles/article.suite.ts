import { randomUUID } from 'node:crypto';
import { articleHelpful } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const articleSuite: Suite = (site) => {
  const vote = async (articleId: string, address: string, { helpful = true, voter = randomUUID() } = {}) => {
    const answer = await site().request({
      method: 'POST',
      url: articleHelpful.path,
      payload: { articleId, helpful, voter },
      headers: { 'x-forwarded-for': address },
    });
    const { data } = answer.json() as { data: { helpful: number; unhelpful: number } };
    return [data.helpful, data.unhelpful];
  };

  describe('votes on an article', () => {
    test('of made-up voters count once an address, the last of them', async () => {
      for (let at = 0; at < 5; at += 1) await vote('made-up', '198.51.100.20');
      expect(await vote('made-up', '198.51.100.20')).toEqual([1, 0]);
      expect(await vote('made-up', '198.51.100.20', { helpful: false })).toEqual([0, 1]);
      expect(await vote('made-up', '198.51.100.21')).toEqual([1, 1]);
      // A household has a whole network of IPv6.
      await vote('made-up', '2001:db8:1:2::1');
      expect(await vote('made-up', '2001:db8:1:2:ffff::2')).toEqual([2, 1]);
      expect(await vote('made-up', '2001:db8:1:3::1')).toEqual([3, 1]);
    });

    test('of many at once from one address count once', async () => {
      await Promise.all(Array.from({ length: 20 }, () => vote('at-once', '198.51.100.22')));
      expect(await vote('at-once', '198.51.100.22')).toEqual([1, 0]);
    });

    test('of one browser count once, wherever it is', async () => {
      const voter = randomUUID();
      await vote('moved', '198.51.100.23', { voter });
      expect(await vote('moved', '198.51.100.24', { voter, helpful: false })).toEqual([0, 1]);
    });

    test('keep no address, and after a day nothing that is made of one', async () => {
      await vote('kept', '198.51.100.25');
      const rows = () =>
        site().database.query<{ text: string; hash: string | null }>(
          `select v::text as text, address_hash as hash from article_votes v where article_id = 'kept'`,
        );
      const [before] = await rows();
      expect(before?.text).not.toContain('198.51.100.25');
      expect(before?.hash).toMatch(/^[\w-]{32}$/);
      await site().database.query(
        `update article_votes set voted_at = now() - interval '25 hours' where article_id = 'kept'`,
      );
      await site().retain();
      expect((await rows()).map(({ hash }) => hash)).toEqual([null]);
      // The salt goes with the day: the same address is another hash.
      await site().database.query(`update settings set value = '2000-01-01 old' where name = 'address-salt'`);
      await vote('kept', '198.51.100.25');
      expect((await rows()).map(({ hash }) => hash)).not.toContain(before?.hash);
    });
  });
};
