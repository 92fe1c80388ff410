import type { FastifyInstance } from 'fastify';
import {
  publicAddresses,
  publicChapter,
  publicComic,
  publicOpenDay,
  publicQuestion,
  publicWork,
  publicWorks,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { readAddresses } from './addresses';
import { inSight } from './in-sight';

/** Whoever asks, and with whatever token, reads what a guest does. */
const guest = { userId: null, moderates: false };
/** Answers on a question's page, as many as `answerQuery` gives unless told. */
const ANSWERS = { page: 1, size: 10 };

/** What a page of its own shows of one thing. */
export function publicPageRoutes(app: FastifyInstance): void {
  const { answers, appointments, chapters, comics, database, questions, works } = app;
  route(app, publicQuestion, async ({ query: { id } }) => {
    const question = await questions.detail(id, guest);
    const seen = await inSight(database, 'question', id, question?.hidden === null ? question : null);
    return { question: seen, answers: found(await answers.query({ questionId: id, ...ANSWERS }, guest)) };
  });
  route(app, publicComic, async ({ query: { id } }) => {
    const comic = await inSight(database, 'comic', id, await comics.detail(id));
    return { comic, chapters: await chapters.list(id) };
  });
  route(app, publicChapter, async ({ query: { comicId, id } }) => {
    const detail = await chapters.detail(id, guest.userId);
    // Under another comic it never stood, whatever became of it.
    if (detail && detail.comicId !== comicId) throw new Refusal('not-found');
    const chapter = await inSight(database, 'chapter', id, detail);
    return { comic: await inSight(database, 'comic', comicId, await comics.detail(comicId)), chapter };
  });
  route(app, publicWork, async ({ query: { id } }) =>
    inSight(database, 'work', id, await works.detail(id, guest.userId)),
  );
  route(app, publicWorks, ({ query }) => works.page(query, guest.userId));
  route(app, publicOpenDay, async ({ query: { id } }) => {
    const event = await inSight(database, 'open-day', id, await appointments.event(id));
    return { event, tables: await appointments.tables(id) };
  });
  route(app, publicAddresses, ({ query: { kind, page } }) => readAddresses(database, kind, page));
}
