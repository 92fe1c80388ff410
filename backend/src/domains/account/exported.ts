/** A part of the archive: what of one table is about a person (`$1`), in pieces by `key`. */
export interface Section {
  /** Name of its file in the archive. */
  file: string;
  table: string;
  /** SQL of a text by which rows are told apart and ordered. */
  key: string;
  /** SQL of what is told of each row. */
  columns: string;
  /** SQL: whose rows. */
  where: string;
}

const byId = (table: string) => `lpad(${table}.id::text, 10, '0')`;

/** Everything that is kept about a person. What is not told, and why, is in `untold`. */
export const sections: readonly Section[] = [
  {
    ...{ file: 'profile.json', table: 'users', key: byId('users'), where: 'id = $1' },
    columns: `id, name, avatar_url as "avatarUrl", company, roles, issuer, subject, joined_at as "joinedAt", entered_at as "enteredAt",
      blocked_until as "blockedUntil", blocked_reason as "blockedReason", email, mail_notices as "mailNotices"`,
  },
  {
    ...{ file: 'sessions.json', table: 'sessions', key: byId('sessions'), where: 'user_id = $1' },
    columns: 'device, created_at as since, last_used_at as "lastUsedAt", expires_at as "expiresAt"',
  },
  {
    ...{ file: 'questions.json', table: 'questions', key: byId('questions'), where: 'author_id = $1' },
    columns: `id, topic, title, content, answer_count as "answerCount", created_at as "createdAt", hidden_at as "hiddenAt",
      hidden_reason as "hiddenReason"`,
  },
  {
    ...{ file: 'answers.json', table: 'answers', key: byId('answers'), where: 'author_id = $1' },
    columns: `id, question_id as "questionId", content, like_count as "likeCount", created_at as "createdAt", hidden_at as "hiddenAt",
      hidden_reason as "hiddenReason"`,
  },
  {
    ...{ file: 'chapter-comments.json', table: 'chapter_comments', key: byId('chapter_comments') },
    where: 'author_id = $1',
    columns: `id, chapter_id as "chapterId", content, like_count as "likeCount", created_at as "createdAt",
      hidden_at as "hiddenAt", hidden_reason as "hiddenReason"`,
  },
  {
    ...{ file: 'former-texts.json', table: 'former_texts', key: byId('former_texts'), where: 'author_id = $1' },
    columns: `question_id as "questionId", answer_id as "answerId", title, content, written_at as "writtenAt",
      replaced_at as "replacedAt"`,
  },
  {
    ...{ file: 'question-follows.json', table: 'question_follows', key: byId('question_follows') },
    where: 'user_id = $1',
    columns: 'question_id as "questionId", followed_at as "followedAt"',
  },
  {
    ...{ file: 'likes.json', table: 'likes', where: 'user_id = $1' },
    key: `target_type || ' ' || lpad(target_id::text, 10, '0')`,
    columns: 'target_type as "targetType", target_id as "targetId", created_at as "likedAt"',
  },
  {
    ...{ file: 'reading-marks.json', table: 'chapter_reads', where: 'user_id = $1' },
    key: `lpad(chapter_id::text, 10, '0')`,
    columns: 'chapter_id as "chapterId", read_at as "readAt"',
  },
  {
    ...{ file: 'reading-places.json', table: 'comic_places', where: 'user_id = $1' },
    key: `lpad(chapter_id::text, 10, '0')`,
    columns: 'chapter_id as "chapterId", panel, panels, stopped_at as "stoppedAt"',
  },
  {
    ...{ file: 'bookings.json', table: 'bookings', key: byId('bookings'), where: 'user_id = $1' },
    columns: `id, event_id as "eventId", table_id as "tableId", name, phone, company, note, code, created_at as "createdAt",
      cancelled_at as "cancelledAt", checked_in_at as "checkedInAt"`,
  },
  {
    ...{ file: 'booking-waits.json', table: 'booking_waits', key: byId('booking_waits'), where: 'user_id = $1' },
    columns: `id, event_id as "eventId", table_id as "tableId", name, phone, company, note, created_at as "createdAt"`,
  },
  {
    ...{ file: 'applications.json', table: 'grade_applications', key: byId('grade_applications') },
    where: 'user_id = $1',
    columns: `id, level, real_name as "realName", employer, statement, evidence, status, reason,
      certificate_no as "certificateNo", submitted_at as "submittedAt", decided_at as "decidedAt"`,
  },
  {
    ...{ file: 'certificates.json', table: 'certificates', key: 'no', where: 'user_id = $1' },
    columns: `no, level, holder, issued_at as "issuedAt", revoked_at as "revokedAt", revoked_reason as "revokedReason",
      name_shared as "nameShared"`,
  },
  {
    ...{ file: 'works.json', table: 'works', key: byId('works'), where: 'author_id = $1' },
    columns: `id, title, summary, author, season, category, content, steps, pictures, video, like_count as "likeCount", submitted_at as "submittedAt"`,
  },
  {
    ...{ file: 'work-entries.json', table: 'work_entries', key: byId('work_entries'), where: 'user_id = $1' },
    columns: `id, work_id as "workId", state, title, summary, story, steps, season, category, cover, pictures, video, reason,
      saved_at as "savedAt", submitted_at as "submittedAt"`,
  },
  {
    ...{ file: 'messages.json', table: 'messages', key: byId('messages'), where: 'user_id = $1' },
    columns: `id, no, name, contact, company, topic, message, first_visit_url as "firstVisitUrl", received_at as "receivedAt",
      status`,
  },
  {
    ...{ file: 'message-answers.json', table: 'message_answers', key: byId('message_answers') },
    where: 'message_id in (select id from messages where user_id = $1)',
    columns: 'id, message_id as "messageId", subject, text, made_at as "madeAt"',
  },
  {
    ...{ file: 'mails.json', table: 'mails', key: byId('mails'), where: 'user_id = $1' },
    columns: 'id, to_address as "to", subject, text, state, made_at as "madeAt", sent_at as "sentAt"',
  },
  {
    ...{ file: 'content-notes.json', table: 'content_notes', key: byId('content_notes'), where: 'author_id = $1' },
    columns: 'id, target_type as "targetType", target_id as "targetId", text, made_at as "madeAt"',
  },
  {
    ...{ file: 'grade-votes.json', table: 'grade_votes', where: 'reviewer_id = $1' },
    key: `lpad(application_id::text, 10, '0')`,
    columns: 'application_id as "applicationId", decision, reason, voted_at as "votedAt"',
  },
  {
    ...{ file: 'reports.json', table: 'reports', key: byId('reports'), where: 'reporter_id = $1' },
    columns: `id, target_type as "targetType", target_id as "targetId", reason, reported_at as "reportedAt", closed_at as "closedAt"`,
  },
  {
    ...{ file: 'notices.json', table: 'notices', key: byId('notices'), where: 'user_id = $1' },
    columns: 'id, kind, text, link, made_at as "madeAt", read_at as "readAt"',
  },
  {
    ...{ file: 'uploads.json', table: 'uploads', key: 'id', where: 'user_id = $1' },
    columns: 'id, name, type, size, purpose, created_at as "uploadedAt"',
  },
  {
    ...{ file: 'desk-files.json', table: 'desk_files', key: 'id', where: 'user_id = $1' },
    columns: 'id, name, type, size, purpose, created_at as "uploadedAt"',
  },
];

/** Tables that point at a person and are not in the archive. */
export const untold: Readonly<Record<string, string>> = {
  jump_tokens: 'good for a minute, and of no use to whoever reads it later',
  idempotency_keys: 'answers that are told elsewhere, kept for a day',
};
