import type { FastifyInstance } from 'fastify';
import { appointments } from './appointments/appointment-repository';
import { articles } from './articles/article-repository';
import { chapters } from './comics/chapter-repository';
import { comics } from './comics/comic-repository';
import { downloads } from './downloads/download-repository';
import { answers } from './forum/answer-repository';
import { questions } from './forum/question-repository';
import { grades } from './grade/grade-repository';
import { likes } from './likes/like-repository';
import { scenes } from './scenes/scene-repository';
import { lexicon } from './search/keep-lexicon';
import { my } from './my/my-repository';
import { sessions } from './sessions/session-repository';
import { telemetry } from './telemetry/telemetry-repository';
import { vitals } from './telemetry/vitals-repository';
import { loginAttempts } from './sign-in/login-attempts';
import { uploads } from './uploads/upload-repository';
import { users } from './users/user-repository';
import { works } from './works/work-repository';

const repositories = [
  ...[answers, appointments, articles, chapters, comics, downloads, grades, likes],
  ...[lexicon, loginAttempts, my, questions, scenes, sessions, telemetry, uploads, users, vitals, works],
];

export async function registerRepositories(app: FastifyInstance): Promise<void> {
  for (const repository of repositories) await app.register(repository);
}
