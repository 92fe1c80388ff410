import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../config/backend-config';
import { accountRoutes } from './account/account-routes';
import { appointmentRoutes } from './appointments/appointment-routes';
import { articleRoutes } from './articles/article-routes';
import { assistRoutes } from './assist/assist-routes';
import { inboxRoutes } from './assist/inbox-routes';
import { templateRoutes } from './assist/template-routes';
import { comicRoutes } from './comics/comic-routes';
import { coverRoutes } from './comics/cover-routes';
import { deskPage } from './desk/desk-page';
import { deskRoutes } from './desk/desk-routes';
import type { ClientBuilds } from './downloads/client-builds';
import { downloadRoutes } from './downloads/download-routes';
import type { LinkSigner } from './downloads/link-signer';
import { forumRoutes } from './forum/forum-routes';
import { applicationRoutes } from './grade/application-routes';
import { gradeRoutes } from './grade/grade-routes';
import { likeRoutes } from './likes/like-routes';
import { mediaRoutes } from './media/media-routes';
import { contentRoutes } from './moderation/content-routes';
import { moderationRoutes } from './moderation/moderation-routes';
import { myRoutes } from './my/my-routes';
import { docsRoutes } from './operation/docs-routes';
import { healthRoutes } from './operation/health-routes';
import { sceneRoutes } from './scenes/scene-routes';
import { sessionRoutes } from './sessions/session-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { FileLinks } from './uploads/file-links';
import type { FileStore } from './uploads/file-store';
import { uploadRoutes } from './uploads/upload-routes';
import { peopleRoutes } from './users/people-routes';
import { userRoutes } from './users/user-routes';
import { workRoutes } from './works/work-routes';

/** What the routes of single domains stand on, beside the repositories. */
export interface RouteParts {
  files: FileStore;
  builds: ClientBuilds;
  signer: LinkSigner;
}

const plain = [
  ...[
    appointmentRoutes,
    articleRoutes,
    assistRoutes,
    comicRoutes,
    coverRoutes,
    deskRoutes,
    docsRoutes,
    forumRoutes,
    healthRoutes,
  ],
  ...[contentRoutes, inboxRoutes, peopleRoutes, templateRoutes],
  ...[
    likeRoutes,
    mediaRoutes,
    moderationRoutes,
    myRoutes,
    sceneRoutes,
    sessionRoutes,
    telemetryRoutes,
    userRoutes,
    workRoutes,
  ],
];

/** Each domain in a scope of its own, so that what one needs (a content type) the others do not get. */
export async function registerRoutes(app: FastifyInstance, config: BackendConfig, parts: RouteParts): Promise<void> {
  for (const routes of plain) {
    await app.register(
      scoped((scope) => {
        routes(scope);
      }),
    );
  }
  await app.register(
    scoped((scope) => {
      deskPage(scope, config);
    }),
  );
  const links = new FileLinks(parts.signer);
  await app.register(
    scoped((scope) => {
      accountRoutes(scope, { files: parts.files, signer: parts.signer });
    }),
  );
  await app.register(
    scoped((scope) => {
      gradeRoutes(scope, { links });
      applicationRoutes(scope, { links });
    }),
  );
  await app.register(
    scoped((scope) => {
      uploadRoutes(scope, { files: parts.files, links });
    }),
  );
  await app.register(
    scoped((scope) => {
      downloadRoutes(scope, { builds: parts.builds, signer: parts.signer, secret: config.download });
    }),
  );
  await app.register(
    scoped((scope) => {
      signInRoutes(scope, config);
    }),
  );
}

function scoped(define: (scope: FastifyInstance) => void) {
  return (scope: FastifyInstance, _options: unknown, done: () => void) => {
    define(scope);
    done();
  };
}
