import fp from 'fastify-plugin';
import type { Database } from '../database/database';
import { appointmentRepository } from './appointments/appointment-repository';
import { articleRepository } from './articles/article-repository';
import { CanaryBook } from './canary/canary-book';
import { chapterRepository } from './comics/chapter-repository';
import { comicRepository } from './comics/comic-repository';
import { experimentNow } from './content/published';
import { downloadRepository } from './downloads/download-repository';
import { answerRepository } from './forum/answer-repository';
import { questionRepository } from './forum/question-repository';
import { gradeRepository } from './grade/grade-repository';
import { likeRepository } from './likes/like-repository';
import { myRepository } from './my/my-repository';
import { sceneRepository } from './scenes/scene-repository';
import { lexiconOf } from './search/keep-lexicon';
import { sessionRepository } from './sessions/session-repository';
import { loginAttemptRepository } from './sign-in/login-attempts';
import { sitePagesOf } from './site-pages/site-pages';
import { telemetryRepository } from './telemetry/telemetry-repository';
import { vitalsRepository } from './telemetry/vitals-repository';
import { uploadRepository } from './uploads/upload-repository';
import { userRepository } from './users/user-repository';
import { VisitBook } from './visits/visit-book';
import { workRepository } from './works/work-repository';

/** Makers of the repositories, by where each is reachable: `app.<name>`. */
const makers = {
  answers: answerRepository,
  appointments: appointmentRepository,
  articles: articleRepository,
  canary: (database: Database) => new CanaryBook(database),
  chapters: chapterRepository,
  comics: comicRepository,
  downloads: downloadRepository,
  grades: gradeRepository,
  lexicon: lexiconOf,
  likes: likeRepository,
  loginAttempts: loginAttemptRepository,
  my: myRepository,
  questions: questionRepository,
  scenes: sceneRepository,
  sessions: sessionRepository,
  sitePages: sitePagesOf,
  telemetry: telemetryRepository,
  uploads: uploadRepository,
  users: userRepository,
  vitals: vitalsRepository,
  visits: (database: Database) => new VisitBook(database, experimentNow),
  works: workRepository,
};

export type Repositories = { [Name in keyof typeof makers]: ReturnType<(typeof makers)[Name]> };

export const repositories = fp(
  (app, _options, done) => {
    for (const [name, make] of Object.entries(makers)) app.decorate(name, make(app.database) as never);
    done();
  },
  { name: 'repositories', dependencies: ['database'] },
);
