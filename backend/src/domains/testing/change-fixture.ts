import { certificateNumber } from '@shared/contract/fields';
import { type Database, type Parameter, onlyRow } from '../../database/database';

/** A thing of each kind that everybody may read, for tests, nobody else's. */
export interface PublicThings {
  userId: number;
  topicId: number;
  comicId: number;
  chapterId: number;
  workId: number;
  questionId: number;
  answerId: number;
  eventId: number;
  tableId: number;
  certificateNo: string;
  /** The slug of a help article. */
  helpSlug: string;
  /** The key of an entry of the package `told`, published once. */
  contentKey: string;
}

export async function makePublicThings(database: Database): Promise<PublicThings> {
  const make = async (sql: string, ...parameters: Parameter[]) =>
    (await onlyRow<{ id: number }>(database, `${sql} returning id`, parameters)).id;
  const cover = `'{"url":"/api/x.svg","width":1,"height":1,"alt":""}'`;
  const userId = await make(
    `insert into users (name, avatar_url, shown) values ('甲', '/api/x.svg', '{questions,answers,works,certificates}')`,
  );
  const topicId = await make(`insert into comic_topics (name, description, position) values ('话题', '', 99)`);
  const comicId = await make(
    `insert into comics (title, summary, author, cover, updated_at) values ('漫画', '', '', ${cover}, 'epoch')`,
  );
  await database.query('insert into comic_topic_links (comic_id, topic_id) values ($1, $2)', [comicId, topicId]);
  const chapter = `insert into comic_chapters (comic_id, no, title, panels) values ($1, $2, '话', '[]')`;
  const chapterId = await make(chapter, comicId, 1);
  await make(chapter, comicId, 2);
  await database.query(`insert into likes (target_type, target_id, user_id) values ('comic-chapter', $1, $2)`, [
    chapterId,
    userId,
  ]);
  await make(`insert into chapter_comments (chapter_id, author_id, content) values ($1, $2, '评')`, chapterId, userId);
  const workId = await make(
    `insert into works (title, summary, author, season, category, cover, content, steps, author_id)
     values ('作品', '', '', '2026', 'hr', ${cover}, '[]', '[]', $1)`,
    userId,
  );
  const questionId = await make(
    `insert into questions (topic, title, content, author_id, answer_count) values ('v' || $2::int, '问', '问', $1, 1)`,
    userId,
    comicId,
  );
  const answerId = await make(
    `insert into answers (question_id, author_id, content) values ($1, $2, '答')`,
    questionId,
    userId,
  );
  const eventId = await make(
    `insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
     values ('日', '', now() + interval '5 days', now() + interval '6 days', now() + interval '5 days')`,
  );
  const tableId = await make(
    `insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
     values ($1, '桌', '', '', '', 5, now(), now())`,
    eventId,
  );
  await book(database, { eventId, tableId, userId });
  await database.query(
    `insert into client_builds (os, arch, client_version, file_name, size, sha256, state)
     values ('mac', 'x64', '1.0.' || $1::int, 'told-' || $1::int, 1, repeat('0', 64), 'published')`,
    [comicId],
  );
  await database.query(
    `insert into scene_items (scene_code, value, label, position) values ('forum-topic', 'v' || $1::int, '值', 99),
     ('work-season', 'v' || $1::int, '赛季', 99)`,
    [comicId],
  );
  const helpSlug = `told-${comicId}`;
  await database.query(
    `insert into help_sections (slug, name, position) values ('told', '类', 99) on conflict (slug) do nothing`,
  );
  await database.query(
    `insert into help_articles (slug, section_id, title, summary, body, state)
     select $1, id, '文章', '', '一段。', 'published' from help_sections where slug = 'told'`,
    [helpSlug],
  );
  const contentKey = `told-${comicId}`;
  await database.query(
    `insert into content_declarations (package, key, live, title, description, addresses, schema, shipped)
     values ('told', $1, false, '项', '', '[]', '{"type":"string"}', '"旧"')`,
    [contentKey],
  );
  const publication = `insert into content_publications (author_id, state, at) values ($1, 'published', now())`;
  await database.query(
    `insert into content_changes (publication_id, package, key, value) values ($1, 'told', $2, '"新"')`,
    [await make(publication, userId), contentKey],
  );
  const certificateNo = certificateNumber(1999, comicId);
  await database.query(`insert into certificates (no, level, holder, user_id) values ($1, 'junior', '甲', $2)`, [
    certificateNo,
    userId,
  ]);
  const of = { userId, topicId, comicId, chapterId, workId, questionId, answerId, eventId, tableId };
  return { ...of, certificateNo, helpSlug, contentKey };
}

/** Takes them away again: what later tests look for is what the site has. */
export async function removePublicThings(database: Database): Promise<void> {
  for (const sql of [
    `delete from comics where title in ('漫画', '另一部') and not sample`,
    `delete from comic_topics where position = 99`,
    `delete from works where title = '作品'`,
    `delete from open_day_events where title in ('日', '另一天')`,
    `delete from client_builds where file_name like 'told-%'`,
    `delete from certificates where no like 'RPA-1999-%'`,
    'delete from scene_items where position = 99',
    `delete from likes where (target_type = 'comic-chapter' and target_id not in (select id from comic_chapters))
      or (target_type = 'work' and target_id not in (select id from works))`,
  ])
    await database.query(sql);
}

async function book(
  database: Database,
  { eventId, tableId, userId }: { eventId: number; tableId: number; userId: number },
): Promise<void> {
  const sql = `insert into bookings (event_id, table_id, user_id, name, phone, company, note) values ($1, $2, $3, '', '', '', '')`;
  await database.query(sql, [eventId, tableId, userId]);
}

/** Changes of each table that everybody may read, the last of them the end of a row; `of` are the things that they change. */
export const tableChanges = (of: PublicThings): Readonly<Record<string, readonly string[]>> => ({
  comic_topics: [
    `update comic_topics set name = '另一个' where id = ${of.topicId}`,
    `delete from comic_topics where id = ${of.topicId}`,
  ],
  comics: [
    `update comics set title = '另一部' where id = ${of.comicId}`,
    `delete from comics where id = ${of.comicId}`,
  ],
  comic_topic_links: [`delete from comic_topic_links where comic_id = ${of.comicId}`],
  comic_chapters: [
    `update comic_chapters set title = '另一话' where comic_id = ${of.comicId} and no = 2`,
    `update comic_chapters set like_count = like_count + 1 where id = ${of.chapterId}`,
    `insert into comic_chapters (comic_id, no, title, panels) values (${of.comicId}, 3, '话', '[]')`,
    `update comic_chapters set state = 'withdrawn' where comic_id = ${of.comicId} and no = 2`,
    `delete from comic_chapters where comic_id = ${of.comicId}`,
  ],
  likes: [`delete from likes where target_type = 'comic-chapter' and target_id = ${of.chapterId}`],
  users: [
    `update users set name = '乙' where id = ${of.userId}`,
    `update users set avatar_url = '/api/y.svg' where id = ${of.userId}`,
    `update users set roles = '{editor}' where id = ${of.userId}`,
    `update users set shown = '{answers}' where id = ${of.userId}`,
    `update users set shown = '{}' where id = ${of.userId}`,
    `delete from users where id = ${of.userId}`,
  ],
  chapter_comments: [
    `insert into chapter_comments (chapter_id, author_id, content) values (${of.chapterId}, ${of.userId}, '又评')`,
    `update chapter_comments set like_count = like_count + 1 where chapter_id = ${of.chapterId}`,
    `update chapter_comments set hidden_at = now() where chapter_id = ${of.chapterId} and content = '又评'`,
    `delete from chapter_comments where chapter_id = ${of.chapterId}`,
  ],
  certificates: [
    `update certificates set revoked_at = now() where no = '${of.certificateNo}'`,
    `delete from certificates where no = '${of.certificateNo}'`,
  ],
  works: [
    `update works set like_count = like_count + 1 where id = ${of.workId}`,
    `update works set award = '金奖' where id = ${of.workId}`,
    `update works set withdrawn_at = now() where id = ${of.workId}`,
    `delete from works where id = ${of.workId}`,
  ],
  questions: [
    `update questions set like_count = like_count + 1 where id = ${of.questionId}`,
    `update questions set recommended_answer_id = ${of.answerId} where id = ${of.questionId}`,
    `update questions set hidden_at = now() where id = ${of.questionId}`,
    `delete from questions where id = ${of.questionId}`,
  ],
  answers: [
    `update answers set like_count = like_count + 1 where id = ${of.answerId}`,
    `update answers set hidden_at = now() where id = ${of.answerId}`,
    `insert into answers (question_id, author_id, content) values (${of.questionId}, ${of.userId}, '又答')`,
    `delete from answers where question_id = ${of.questionId}`,
  ],
  open_day_events: [
    `update open_day_events set title = '另一天' where id = ${of.eventId}`,
    `update open_day_events set booking_ends_at = now(), starts_at = now(), ends_at = now() where id = ${of.eventId}`,
    `update open_day_events set state = 'cancelled' where id = ${of.eventId}`,
  ],
  open_day_tables: [
    `update open_day_tables set capacity = 9 where id = ${of.tableId}`,
    `delete from open_day_tables where id = ${of.tableId}`,
  ],
  bookings: [
    `update bookings set cancelled_at = now() where event_id = ${of.eventId}`,
    `insert into bookings (event_id, table_id, user_id, name, phone, company, note)
     values (${of.eventId}, ${of.tableId}, ${of.userId}, '', '', '', '')`,
    `delete from bookings where event_id = ${of.eventId}`,
  ],
  booking_waits: [
    `insert into booking_waits (event_id, table_id, user_id, name, phone, company, note)
     values (${of.eventId}, ${of.tableId}, ${of.userId}, '', '', '', '')`,
    `delete from booking_waits where event_id = ${of.eventId}`,
  ],
  client_builds: [
    `update client_builds set notes = '["新"]' where file_name = 'told-${of.comicId}'`,
    `delete from client_builds where file_name = 'told-${of.comicId}'`,
  ],
  content_publications: [
    `update content_publications set state = 'scheduled', at = now() + interval '1 hour'
     where id = (select publication_id from content_changes where key = '${of.contentKey}')`,
    `update content_publications set at = now() - interval '1 hour'
     where id = (select publication_id from content_changes where key = '${of.contentKey}')`,
    `delete from content_publications where id = (select publication_id from content_changes where key = '${of.contentKey}')`,
  ],
  content_changes: [
    `update content_changes set value = '"更新"' where key = '${of.contentKey}'`,
    `update content_changes set value = null where key = '${of.contentKey}'`,
    `update content_changes set value = '"又更新"' where key = '${of.contentKey}'`,
    `delete from content_changes where key = '${of.contentKey}'`,
  ],
  help_sections: [`update help_sections set name = name || '又' where slug = 'told'`],
  help_articles: [
    `update help_articles set title = '另一篇' where slug = '${of.helpSlug}'`,
    `update help_articles set state = 'withdrawn' where slug = '${of.helpSlug}'`,
    `delete from help_articles where slug = '${of.helpSlug}'`,
  ],
  scene_items: [
    `update scene_items set label = '另一个' where value = 'v${of.comicId}'`,
    `delete from scene_items where value = 'v${of.comicId}'`,
  ],
});
