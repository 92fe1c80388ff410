import {
  type Declaration,
  by,
  byNumber,
  inFile,
  inFileBy,
  ofMessages,
  ofNobody,
  rowsOf,
  stays,
  untold,
} from './declaration';
import type { TableName } from './table-name';

/** Every table, those of persons in the order of the archive. A table that is missing here does not compile. */
export const tables: Readonly<Record<TableName, Declaration>> = {
  users: {
    kept: stays('until the account is deleted'),
    erased: by('the account itself, last'),
    told: inFile('profile.json', 'users', 'id = $1')
      .columns(`id, name, avatar_url as "avatarUrl", company, roles, issuer, subject, joined_at as "joinedAt", entered_at as "enteredAt",
        blocked_until as "blockedUntil", blocked_reason as "blockedReason", email, mail_notices as "mailNotices", shown, letter, letter_at as "letterAt",
        consent_version as "consentVersion", consented_at as "consentedAt"`),
  },
  sessions: {
    kept: 'sessions',
    erased: by('all logins end first'),
    told: inFile('sessions.json', 'sessions').columns(
      'device, created_at as since, last_used_at as "lastUsedAt", expires_at as "expiresAt"',
    ),
  },
  questions: {
    kept: stays('public, until its author removes it'),
    erased: by('gone, but for those that others answered: these stay, under nobody’s name'),
    told: inFile('questions.json', 'questions', 'author_id = $1')
      .columns(`id, topic, title, content, answer_count as "answerCount", created_at as "createdAt", hidden_at as "hiddenAt",
        hidden_reason as "hiddenReason"`),
  },
  answers: {
    kept: stays('public, until its author removes it'),
    erased: by('gone, with what was liked, reported and noted of it'),
    told: inFile('answers.json', 'answers', 'author_id = $1')
      .columns(`id, question_id as "questionId", content, like_count as "likeCount", created_at as "createdAt", hidden_at as "hiddenAt",
        hidden_reason as "hiddenReason"`),
  },
  chapter_comments: {
    kept: stays('public, until its author removes it'),
    erased: rowsOf('author_id'),
    told: inFile('chapter-comments.json', 'chapter_comments', 'author_id = $1')
      .columns(`id, chapter_id as "chapterId", content, like_count as "likeCount", created_at as "createdAt",
        hidden_at as "hiddenAt", hidden_reason as "hiddenReason"`),
  },
  former_texts: {
    kept: stays('as long as the text that took its place'),
    erased: 'cascade',
    told: inFile('former-texts.json', 'former_texts', 'author_id = $1')
      .columns(`question_id as "questionId", answer_id as "answerId", title, content, written_at as "writtenAt",
        replaced_at as "replacedAt"`),
  },
  question_follows: {
    kept: stays('until it is taken back'),
    erased: 'cascade',
    told: inFile('question-follows.json', 'question_follows').columns(
      'question_id as "questionId", followed_at as "followedAt"',
    ),
  },
  member_follows: {
    kept: stays('until it is taken back'),
    erased: 'cascade',
    told: inFile('follows.json', 'member_follows').columns('person_id as "personId", topic, followed_at as at'),
  },
  likes: {
    kept: stays('until it is taken back'),
    erased: by('taken back, so that the counts beside them are right'),
    told: inFileBy('likes.json', `target_type || ' ' || ${byNumber('target_id')}`).columns(
      'target_type as "targetType", target_id as "targetId", created_at as "likedAt"',
    ),
  },
  chapter_reads: {
    kept: stays('as long as the chapter'),
    erased: 'cascade',
    told: inFileBy('reading-marks.json', byNumber('chapter_id')).columns(
      'chapter_id as "chapterId", read_at as "readAt"',
    ),
  },
  comic_places: {
    kept: 'comicPlaces',
    erased: 'cascade',
    told: inFileBy('reading-places.json', byNumber('chapter_id')).columns(
      'chapter_id as "chapterId", panel, panels, stopped_at as "stoppedAt"',
    ),
  },
  bookings: {
    kept: 'bookings',
    erased: rowsOf('user_id'),
    told: inFile('bookings.json', 'bookings')
      .columns(`id, event_id as "eventId", table_id as "tableId", name, phone, company, note, code, created_at as "createdAt",
        cancelled_at as "cancelledAt", checked_in_at as "checkedInAt", consent_version as "consentVersion"`),
  },
  booking_waits: {
    kept: 'bookings',
    erased: rowsOf('user_id'),
    told: inFile('booking-waits.json', 'booking_waits').columns(
      `id, event_id as "eventId", table_id as "tableId", name, phone, company, note, created_at as "createdAt",
       consent_version as "consentVersion"`,
    ),
  },
  grade_applications: {
    kept: stays('with its certificate; its evidence goes: `evidence`'),
    erased: rowsOf('user_id'),
    told: inFile('applications.json', 'grade_applications')
      .columns(`id, level, real_name as "realName", employer, statement, evidence, status, reason,
        certificate_no as "certificateNo", submitted_at as "submittedAt", decided_at as "decidedAt"`),
  },
  certificates: {
    kept: stays('whoever was shown it may ask whether it is true'),
    erased: rowsOf('user_id'),
    told: inFileBy('certificates.json', 'no')
      .columns(`no, level, holder, issued_at as "issuedAt", revoked_at as "revokedAt", revoked_reason as "revokedReason",
        name_shared as "nameShared"`),
  },
  works: {
    kept: stays('public, until an editor removes it'),
    erased: by('gone, with what was liked, reported and noted of it'),
    told: inFile('works.json', 'works', 'author_id = $1').columns(
      `id, title, summary, author, season, category, content, steps, pictures, video, like_count as "likeCount", submitted_at as "submittedAt"`,
    ),
  },
  work_entries: {
    kept: 'workEntries',
    erased: by('gone, before the works that came of them'),
    told: inFile('work-entries.json', 'work_entries')
      .columns(`id, work_id as "workId", state, title, summary, story, steps, season, category, cover, pictures, video, reason,
        saved_at as "savedAt", submitted_at as "submittedAt"`),
  },
  messages: {
    kept: 'messages',
    erased: rowsOf('user_id'),
    told: inFile('messages.json', 'messages')
      .columns(`id, no, name, contact, company, topic, message, first_visit_url as "firstVisitUrl", received_at as "receivedAt",
        region, status, consent_version as "consentVersion"`),
  },
  message_answers: ofMessages('message_answers', 'id, message_id as "messageId", subject, text, made_at as "madeAt"'),
  demos: ofMessages('demos', 'message_id as "messageId", starts_at as "startsAt", ends_at as "endsAt"'),
  mails: {
    kept: 'mails',
    erased: 'cascade',
    told: inFile('mails.json', 'mails').columns(
      'id, to_address as "to", subject, text, state, made_at as "madeAt", sent_at as "sentAt"',
    ),
  },
  message_notes: {
    kept: stays('as long as the message'),
    erased: by('notes go, and the reasons of changes'),
    told: inFile('message-notes.json', 'message_notes', 'author_id = $1').columns(
      'id, kind, text, made_at as "madeAt"',
    ),
  },
  demo_hours: { kept: stays('until they are removed'), erased: 'cascade', told: untold('when a colleague works') },
  lead_rule_people: { kept: stays('with its rule'), erased: 'cascade', told: untold('who is given new messages') },
  hook_calls: { kept: 'mails', erased: 'cascade', told: untold('what the message says, which is in `messages`') },
  post_scores: {
    kept: stays('as long as the text'),
    erased: 'cascade',
    told: inFileBy('post-scores.json', `target_type || ' ' || ${byNumber('target_id')}`, 'author_id = $1').columns(
      'target_type as "targetType", target_id as "targetId", points, reasons, made_at as "madeAt", appeal',
    ),
  },
  content_notes: {
    kept: 'contentNotes',
    erased: 'cascade',
    told: inFile('content-notes.json', 'content_notes', 'author_id = $1').columns(
      'id, target_type as "targetType", target_id as "targetId", text, made_at as "madeAt"',
    ),
  },
  grade_votes: {
    kept: stays('as long as the application'),
    erased: 'cascade',
    told: inFileBy('grade-votes.json', byNumber('application_id'), 'reviewer_id = $1').columns(
      'application_id as "applicationId", decision, reason, voted_at as "votedAt"',
    ),
  },
  reports: {
    kept: 'reports',
    erased: rowsOf('reporter_id'),
    told: inFile('reports.json', 'reports', 'reporter_id = $1').columns(
      `id, target_type as "targetType", target_id as "targetId", reason, reported_at as "reportedAt", closed_at as "closedAt"`,
    ),
  },
  content_publications: {
    kept: stays('words of the site, and who published them'),
    erased: by('what was published stays, under nobody’s name and without the note'),
    told: inFile('publications.json', 'content_publications', 'author_id = $1').columns(
      `id, state, at, note, (select json_agg(json_build_object('package', c.package, 'key', c.key, 'value', c.value) order by c.id)
        from content_changes c where c.publication_id = content_publications.id) as entries`,
    ),
  },
  content_drafts: {
    kept: stays('until it is published, or a colleague throws it away'),
    erased: by('words of the site stay, under nobody’s name'),
    told: untold('words of the site that are not published yet'),
  },
  notices: {
    kept: 'notices',
    erased: 'cascade',
    told: inFile('notices.json', 'notices').columns('id, kind, text, link, made_at as "madeAt", read_at as "readAt"'),
  },
  uploads: {
    kept: ['evidence', 'workEntries', 'unusedUploads'],
    erased: by('gone, each with its file'),
    told: inFileBy('uploads.json', 'id').columns('id, name, type, size, purpose, created_at as "uploadedAt"'),
  },
  desk_files: {
    kept: ['unusedUploads', 'unusedDeskFiles'],
    erased: by('what was published stays, without its uploader'),
    told: inFileBy('desk-files.json', 'id').columns('id, name, type, size, purpose, created_at as "uploadedAt"'),
  },
  jump_tokens: { kept: 'sessions', erased: 'cascade', told: untold('good for a minute, and of no use later') },
  idempotency_keys: {
    kept: 'repeats',
    erased: 'cascade',
    told: untold('answers that are told elsewhere, kept for a day'),
  },
  audit: {
    kept: 'audit',
    erased: by('the words go, of what they did and of what was done to them'),
    told: untold('what colleagues did; what became of one’s own texts is told with these'),
  },
  role_changes: {
    kept: stays('until an operator decides, or the person’s roles change'),
    erased: 'cascade',
    told: untold('what operators mean to do; what they did is in the trail'),
  },
  data_requests: { kept: 'audit', erased: 'cascade', told: untold('what the person asked for') },
  post_pictures: { kept: stays('with its text'), erased: 'cascade', told: untold('they are in `uploads`') },
  article_votes: ofNobody('voteAddresses'),
  alarms: ofNobody(stays('until it is over')),
  backends: ofNobody(stays('a row for each process, which removes it')),
  canary_counts: ofNobody('canary'),
  canary_seen: ofNobody('canary'),
  change_state: ofNobody(stays('one row')),
  changes: ofNobody('changes'),
  client_builds: ofNobody(stays('until a colleague removes it')),
  comic_chapters: ofNobody(stays('until an editor removes it')),
  comic_topic_links: ofNobody(stays('as long as the comic')),
  comic_topics: ofNobody(stays('until an editor removes it')),
  comics: ofNobody(stays('until an editor removes it')),
  content_changes: ofNobody(stays('words of the site, with all that stood before them')),
  content_declarations: ofNobody(stays('as long as anything was published of them')),
  download_counts: ofNobody(stays('numbers, without anybody in them')),
  help_articles: ofNobody(stays('until an editor removes it')),
  help_sections: ofNobody(stays('until an editor removes it')),
  hooks: ofNobody(stays('until an operator removes it')),
  jump_token_calls: ofNobody(stays('minutes: the next one removes what is older')),
  lead_rules: ofNobody(stays('until an operator removes it')),
  mail_templates: ofNobody(stays('until an operator changes it')),
  migrations: ofNobody(stays('a row for each that ran')),
  open_day_events: ofNobody(stays('until an editor removes it')),
  open_day_tables: ofNobody(stays('as long as its open day')),
  page_vital_counts: ofNobody('telemetry'),
  scene_items: ofNobody(stays('until an editor removes it')),
  search_entries: ofNobody(stays('as long as what is found')),
  search_misses: ofNobody('searches'),
  search_state: ofNobody(stays('one row')),
  settings: ofNobody(stays('until an operator changes it')),
  sign_ins: ofNobody(stays('minutes: the next one removes what is older')),
  spam_words: ofNobody(stays('until a moderator removes it')),
  telemetry_counts: ofNobody('telemetry'),
  visit_counts: ofNobody('visits'),
  visit_months: ofNobody('visits'),
  visit_seen: ofNobody(stays('until retention folds its day: hashes, whose salt goes with them')),
  vital_counts: ofNobody('telemetry'),
};
