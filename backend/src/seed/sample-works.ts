import type { Queryable } from '../database/database';
import { mediaUrl } from './media';
import entries from './sample-works.json' with { type: 'json' };

export async function seedWorks(database: Queryable): Promise<void> {
  let number = 0;
  for (const season of ['2026', '2025']) {
    for (const { title, category, summary, steps } of entries) {
      number += 1;
      const cover = { url: mediaUrl(`work-${number}.svg`), width: 480, height: 320, alt: '' };
      const content = [summary, '这是一件示例作品，用来展示作品页的样子，作者与单位都不是真实的。'];
      await database.query(
        `insert into works (title, summary, author, season, category, cover, content, steps, submitted_at, sample)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, now() - make_interval(days => $9::int), true)`,
        [
          season === '2026' ? title : `${title}（第一版）`,
          summary,
          `示例作者 ${((number - 1) % 8) + 1}`,
          season,
          category,
          JSON.stringify(cover),
          JSON.stringify(content),
          JSON.stringify(steps),
          number * 2 + (season === '2025' ? 300 : 0),
        ],
      );
    }
  }
}
