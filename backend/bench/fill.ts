import type { Database } from '../src/database/database';

/** The sizes of issue 4: many questions with 100,000 answers, 10,000 works, 200 visitors. */
export async function fill(database: Database): Promise<void> {
  await database.script(`
    insert into users (name, avatar_url) select '访客 ' || n, '/api/ext/v1/media/avatar-1.svg' from generate_series(1, 200) n;
    insert into questions (topic, title, content, author_id, created_at)
      select 'start', '问题 ' || n, repeat('内容', 40), 1 + n % 200, now() - n * interval '1 minute' from generate_series(1, 2000) n;
    insert into answers (question_id, author_id, content, created_at)
      select 7 + n % 2000, 1 + n % 200, repeat('回答', 60), now() - n * interval '1 second' from generate_series(1, 100000) n;
    update questions q set answer_count = (select count(*) from answers a where a.question_id = q.id);
    insert into works (title, summary, author, season, category, cover, content, steps, submitted_at)
      select '作品 ' || n, repeat('说明', 20), '作者 ' || n % 300, case n % 2 when 0 then '2025' else '2026' end,
        (array['finance', 'operation', 'service', 'hr', 'develop'])[1 + n % 5],
        '{"url": "/api/ext/v1/media/work-1.svg", "width": 480, "height": 320, "alt": ""}', '[]', '[]', now() - n * interval '1 minute'
      from generate_series(1, 10000) n;
    analyze;
  `);
}
