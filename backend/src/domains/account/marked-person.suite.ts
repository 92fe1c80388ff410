import {
  chapterCommentCreate,
  answerCreate,
  answerEdit,
  applicationReview,
  bookingWait,
  comicChapterLikeUserList,
  comicClickToView,
  comicPlaceSave,
  contentAppeal,
  contentHide,
  customAssist,
  fileUpload,
  followSave,
  likeCreate,
  personalGradeApply,
  profileSave,
  questionCreate,
  questionEdit,
  reportCreate,
  tableSubmitAppointment,
  userBlock,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { multipartFile } from '@shared/testing/multipart-file';
import { type Database, onlyRow } from '../../database/database';
import { queueMail } from '../mail/queue-mail';
import { notify } from '../notices/notify';
import type { TestSite } from '../domain.suite';

/** A mark that stands in everything that the person wrote, and that is kept of them. */
export const MARK = 'zq7kmark';

export interface MarkedPerson {
  id: number;
  token: string;
  /** A question that is kept, since somebody else answered it; it says nothing of its author. */
  answered: number;
  /** A question that nobody answered. */
  lonely: number;
  /** A question by somebody else, answered and liked by the person. */
  foreign: { questionId: number; answerId: number };
  /** The person's answer to the foreign question. */
  answerId: number;
  tableId: number;
  workId: number;
  uploads: string[];
}

/** Adds a person who did everything that can be done here, with the mark in every field. */
export async function markedPerson(site: TestSite): Promise<MarkedPerson> {
  const { call, database } = bound(site);
  const { id, token } = await site.newVisitor();
  const other = await site.newVisitor();
  const staff = await site.newVisitor({ roles: ['moderator', 'reviewer', 'operator'] });
  await database.query(
    `update users set name = $2, company = $2, avatar_url = '/api/' || $2, issuer = 'https://' || $2, subject = $2,
       email = $2 || '@example.com', blocked_reason = $2 where id = $1`,
    [id, MARK],
  );
  await database.query('update sessions set device = $2 where user_id = $1', [id, MARK]);

  // The upload comes first: after a review, what the person asked for before may be asked for again.
  const file = await upload(site, token);
  const application = await call(personalGradeApply, token, {
    level: 'senior',
    realName: MARK,
    employer: MARK,
    statement: MARK,
    evidence: [file],
  });
  await call(applicationReview, staff.token, { applicationId: application.id, decision: 'granted' });

  const question = (by: string, words: string) =>
    call(questionCreate, by, { topic: 'start', title: words, content: words });
  const answered = await question(token, '大家怎么开始的？');
  const lonely = await question(token, `${MARK} 问题`);
  await call(answerCreate, other.token, { questionId: answered.id, content: '先装客户端。' });
  const own = await call(answerCreate, token, { questionId: answered.id, content: `${MARK} 自己补充` });
  const words = { title: '大家怎么开始的？', content: '大家怎么开始的？' };
  await call(questionEdit, token, { questionId: answered.id, version: 1, title: `${MARK} 怎么开始`, content: MARK });
  await call(questionEdit, token, { questionId: answered.id, version: 2, ...words });
  await call(answerEdit, token, { answerId: own.id, version: 1, content: `${MARK} 改过的补充` });
  const theirs = await question(other.token, '别人的问题');
  const foreignAnswer = await call(answerCreate, other.token, { questionId: theirs.id, content: '别人的回答' });
  const mine = await call(answerCreate, token, { questionId: theirs.id, content: `${MARK} 回答` });
  for (const answerId of [mine.id, own.id]) await call(likeCreate, other.token, like('answer', answerId));
  await call(likeCreate, token, like('answer', foreignAnswer.id));
  await call(likeCreate, token, like('comic-chapter', 1));
  await call(likeCreate, token, like('work', 1));
  await call(comicClickToView, token, { chapterId: 1 });
  await call(comicPlaceSave, token, { places: [{ chapterId: 1, panel: 2, of: 6, at: Date.now() }] });

  const said = await call(chapterCommentCreate, token, { chapterId: 1, content: `${MARK} 评论` });
  await call(likeCreate, other.token, like('comment', said.id));
  await call(reportCreate, other.token, { targetType: 'comment', targetId: said.id, reason: `${MARK} 离题` });
  const heard = await call(chapterCommentCreate, other.token, { chapterId: 1, content: '别人的评论' });
  await call(likeCreate, token, like('comment', heard.id));

  const { id: workId } = await onlyRow<{ id: number }>(
    database,
    `insert into works (title, summary, author, season, category, cover, content, steps, author_id)
     select $2, $2, $2, season, category, cover, jsonb_build_array($2::text), jsonb_build_array($2::text), $1
     from works where id = 1 returning id`,
    [id, MARK],
  );
  await database.query(
    `insert into work_entries (user_id, work_id, title, summary, story, steps, reason) values ($1, $3, $2, $2, $2, $2, $2)`,
    [id, MARK, workId],
  );
  await call(likeCreate, other.token, like('work', workId));
  const tableId = await newTable(site);
  const booked = { name: MARK, company: MARK, note: MARK };
  await call(tableSubmitAppointment, token, { tableId, phone: '13800000000', ...booked });
  const fullTable = await newTable(site);
  await call(tableSubmitAppointment, other.token, { tableId: fullTable, name: '别人', phone: '13800000000' });
  await call(bookingWait, token, { tableId: fullTable, phone: '13800000000', ...booked });

  const unused = await upload(site, token);
  const message = { name: MARK, contact: `${MARK}@example.com`, company: MARK, topic: 'trial', message: MARK };
  await call(customAssist, token, { ...message, consent: true, firstVisitUrl: `https://example.com/${MARK}` });
  await call(reportCreate, token, { targetType: 'answer', targetId: foreignAnswer.id, reason: MARK });
  await call(reportCreate, other.token, { targetType: 'answer', targetId: mine.id, reason: `${MARK} 说得不对` });
  await call(contentHide, staff.token, { targetType: 'question', targetId: lonely.id, reason: `${MARK} 跑题` });
  await call(contentAppeal, token, { targetType: 'question', targetId: lonely.id, text: `${MARK} 没有跑题` });
  // The person was a moderator for a while.
  await database.query(`update users set roles = array['moderator'] where id = $1`, [id]);
  await call(contentHide, token, { targetType: 'answer', targetId: foreignAnswer.id, reason: MARK });
  // The person was an editor, too, who sent one picture to its end and another not.
  await database.query(
    `insert into desk_files (id, user_id, purpose, name, size, done_at)
     select md5(random()::text), $1, 'chapter-image', $2, 1, done from (values (now()), (null)) as f (done)`,
    [id, MARK],
  );
  // And a marketer, who noted why something was published.
  await database.query(
    `insert into content_publications (author_id, state, at, note) values ($1, 'published', now(), $2)`,
    [id, MARK],
  );
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await call(userBlock, token, { userId: (await site.newVisitor()).id, until, reason: MARK });
  await call(contentHide, staff.token, { targetType: 'answer', targetId: foreignAnswer.id, reason: '离题' });
  await database.query(`update users set roles = '{}' where id = $1`, [id]);
  await database.query(
    `insert into jump_tokens (token_hash, user_id, expires_at) values ($2, $1, now() + interval '1 minute')`,
    [id, MARK],
  );
  const mail = 'insert into mails (to_address, subject, text, user_id) values ($2, $2, $2, $1)';
  await database.query(mail, [id, MARK]);
  await database.query(
    `insert into content_notes (target_type, target_id, author_id, text) values ('answer', $2, $1, $3), ('answer', $4, $5, $3)`,
    [id, foreignAnswer.id, MARK, mine.id, staff.id],
  );
  await answerByMail(database, { userId: id, staffId: staff.id });
  await database.query(
    `insert into grade_votes (application_id, reviewer_id, decision, reason)
     select id, $1, 'rejected', $2 from grade_applications where user_id <> $1 order by id limit 1`,
    [id, MARK],
  );
  await call(profileSave, other.token, { shown: ['answers'] });
  await call(followSave, token, { personId: other.id, following: true });
  await database.query(`insert into data_requests (subject, user_id, kind) values ($2, $1, 'tell')`, [id, MARK]);
  await notify(database, { userId: id, kind: 'answer', text: `${MARK} 有了新回答`, link: MARK });
  await site.call(comicChapterLikeUserList, { query: { chapterId: 1 } });
  return {
    id,
    token,
    answered: answered.id,
    lonely: lonely.id,
    answerId: mine.id,
    tableId,
    workId,
    foreign: { questionId: theirs.id, answerId: foreignAnswer.id },
    uploads: [file, unused],
  };
}

const like = (targetType: string, targetId: number) => ({ targetType, targetId });

function bound(site: TestSite) {
  const call = <R extends Parameters<TestSite['call']>[0]>(route: R, token: string, body: object) =>
    site.call<R>(route, { token, body });
  return { call, database: site.database };
}

async function answerByMail(database: Database, { userId, staffId }: { userId: number; staffId: number }) {
  const text = `${MARK}，你好`;
  await database.query(
    `insert into message_answers (message_id, author_id, subject, text) select id, $2, $3, $3 from messages where user_id = $1`,
    [userId, staffId, text],
  );
  await database.query(
    `insert into demos (message_id, starts_at, ends_at) select id, now(), now() + interval '1 hour' from messages where user_id = $1`,
    [userId],
  );
  // What colleagues said of the message, what a hook tells of it, and a note that the person left as a colleague.
  await database.query(
    `insert into message_notes (message_id, author_id, kind, text) select id, $2, 'note', $3 from messages where user_id = $1`,
    [userId, staffId, text],
  );
  await database.query(
    `with hook as (insert into hooks (name, kind, url, enabled) values ('示例', 'json', 'https://example.com', false) returning id)
     insert into hook_calls (hook_id, message_id, event, data, state)
     select hook.id, m.id, 'message.received', jsonb_build_object('name', $2::text), 'sent' from hook, messages m where m.user_id = $1`,
    [userId, text],
  );
  await database.query(
    `with other as (insert into messages (name, contact, company, topic, message, first_visit_url)
       values ('别人', 'b@example.com', '', 'trial', '在吗', '') returning id)
     insert into message_notes (message_id, author_id, kind, text) select id, $1, kind, $2 from other, (values ('note'), ('status')) k (kind)`,
    [userId, text],
  );
  await queueMail(database, { to: `${MARK}@example.com`, subject: text, text, userId });
}

/** A PDF with the mark in its name and in its bytes. */
async function upload(site: TestSite, token: string): Promise<string> {
  const file = multipartFile(`${MARK}.pdf`, Buffer.from(`%PDF-1.7\n${MARK}\n`), token);
  const response = await site.request({ method: 'POST', url: fileUpload.path, ...file });
  return schemasOf(fileUpload).data.parse((response.json() as { data: unknown }).data).id;
}

/** Adds a table with one seat. */
async function newTable({ database }: TestSite): Promise<number> {
  const sql = `with event as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
       values ('开放日', '测试', now() + interval '20 days', now() + interval '21 days', now() + interval '19 days') returning id)
     insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
     select id, '桌', '题', '', '', 1, now(), now() from event returning id`;
  return (await onlyRow<{ id: number }>(database, sql)).id;
}
