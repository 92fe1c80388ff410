import type { Database } from '../../database/database';
import { onlyRow } from '../../database/first-row';
import { repositoryPlugin } from '../../database/repository-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    articles: ArticleRepository;
  }
}

export type ArticleRepository = ReturnType<typeof articleRepository>;

interface Vote {
  articleId: string;
  helpful: boolean;
  voter: string;
}

export function articleRepository(database: Database) {
  return {
    /** Takes a vote in place of the voter's last, and counts. */
    async vote({ articleId, helpful, voter }: Vote): Promise<{ helpful: number; unhelpful: number }> {
      const sql = `insert into article_votes (article_id, voter, helpful) values ($1, $2, $3)
        on conflict (article_id, voter) do update set helpful = excluded.helpful, voted_at = now()`;
      await database.query(sql, [articleId, voter, helpful]);
      return onlyRow(
        database,
        `select count(*) filter (where helpful)::int as helpful, count(*) filter (where not helpful)::int as unhelpful
         from article_votes where article_id = $1`,
        [articleId],
      );
    },
  };
}

export const articles = repositoryPlugin('articles', articleRepository);
