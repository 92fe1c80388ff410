import { type Database, onlyRow } from '../../database/database';
import { addressHash } from '../../http/address-hash';

interface Vote {
  articleId: string;
  helpful: boolean;
  voter: string;
  ip: string;
}

export function articleRepository(database: Database) {
  return {
    /** Takes a vote in place of the voter's last, and of any other of the same address today: who votes is a made-up number. */
    async vote({ articleId, helpful, voter, ip }: Vote): Promise<{ helpful: number; unhelpful: number }> {
      const hash = await addressHash(database, ip);
      await database.transaction(async (transaction) => {
        // Votes of one address come one at a time: two at once would both find no other.
        await transaction.query('select pg_advisory_xact_lock(hashtext($1))', [`${articleId} ${hash}`]);
        const others = 'delete from article_votes where article_id = $1 and address_hash = $2 and voter <> $3';
        await transaction.query(others, [articleId, hash, voter]);
        const sql = `insert into article_votes (article_id, voter, helpful, address_hash) values ($1, $2, $3, $4)
          on conflict (article_id, voter) do update
            set helpful = excluded.helpful, voted_at = now(), address_hash = excluded.address_hash`;
        await transaction.query(sql, [articleId, voter, helpful, hash]);
      });
      return onlyRow(
        database,
        `select count(*) filter (where helpful)::int as helpful, count(*) filter (where not helpful)::int as unhelpful
         from article_votes where article_id = $1`,
        [articleId],
      );
    },
  };
}
