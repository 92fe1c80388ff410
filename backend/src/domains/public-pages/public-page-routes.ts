import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { firstRow } from '../../database/database';
import { found, Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { readComments } from '../comics/comments';
import { readAddresses, readTexts } from './addresses';
import { inSight } from './in-sight';

/** Every caller, with whatever token, reads what a guest does. */
const guest = { userId: null, moderates: false };
/** Rows on a page, as many as `answerQuery`, `questionList` and `chapterComments` give unless told. */
const SIZE = 10;

export function publicPageRoutes(app: FastifyInstance): void {
  const { answers, appointments, chapters, comics, database, questions, works } = app;
  route(app, calls.publicQuestion, async ({ query: { id, page } }) => {
    const question = await questions.detail(id, guest);
    const seen = await inSight(database, 'question', id, question?.hidden === null ? question : null);
    const part = found(await answers.query({ questionId: id, page, size: SIZE }, guest));
    if (isBeyondEnd(part)) throw new Refusal('not-found');
    return { question: seen, answers: part };
  });
  route(app, calls.publicQuestions, async ({ query: { topic, page } }) => {
    const isKept = 'select 1 as one from scene_items where scene_code = $1 and value = $2';
    if (topic !== undefined) found(await firstRow(database, isKept, ['forum-topic', topic]));
    const part = await questions.list({ topic, page, size: SIZE }, guest);
    if (isBeyondEnd(part)) throw new Refusal('not-found');
    return part;
  });
  route(app, calls.publicComic, async ({ query: { id } }) => {
    const comic = await inSight(database, 'comic', id, await comics.detail(id));
    return { comic, chapters: await chapters.list(id) };
  });
  route(app, calls.publicChapter, async ({ query: { comicId, id } }) => {
    const detail = await chapters.detail(id, guest.userId);
    // The chapter never stood under another comic, whatever became of it.
    if (detail && detail.comicId !== comicId) throw new Refusal('not-found');
    const chapter = await inSight(database, 'chapter', id, detail);
    return {
      comic: await inSight(database, 'comic', comicId, await comics.detail(comicId)),
      chapter,
      comments: found(await readComments(database, { chapterId: id, size: SIZE }, guest)),
    };
  });
  route(app, calls.publicWork, async ({ query: { id } }) =>
    inSight(database, 'work', id, await works.detail(id, guest.userId)),
  );
  route(app, calls.publicWorks, ({ query }) => works.page(query, guest.userId));
  route(app, calls.publicOpenDay, async ({ query: { id } }) => {
    const event = await inSight(database, 'open-day', id, await appointments.event(id));
    return { event, tables: await appointments.tables(id) };
  });
  route(app, calls.publicPastOpenDays, () => appointments.past());
  route(app, calls.publicAddresses, ({ query: { kind, page, texts } }) =>
    texts === undefined ? readAddresses(database, kind, page) : readTexts(database, kind),
  );
}

/** The first page of a list is there even where the list is empty. */
function isBeyondEnd({ items, page }: { items: readonly unknown[]; page: number }): boolean {
  return items.length === 0 && page > 1;
}
