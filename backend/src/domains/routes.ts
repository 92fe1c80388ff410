import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../config/backend-config';
import { accountRoutes } from './account/account-routes';
import { appointmentRoutes } from './appointments/appointment-routes';
import { deskEventRoutes } from './appointments/desk-event-routes';
import { articleRoutes } from './articles/article-routes';
import { assistRoutes } from './assist/assist-routes';
import { inboxRoutes } from './assist/inbox-routes';
import { templateRoutes } from './assist/template-routes';
import { changeRoutes } from './changes/change-routes';
import { comicRoutes } from './comics/comic-routes';
import { coverRoutes } from './comics/cover-routes';
import { deskComicRoutes } from './comics/desk-comic-routes';
import { deskPage } from './desk/desk-page';
import { deskRoutes } from './desk/desk-routes';
import type { BackendIdentity } from './desk-site/backends';
import { deskSiteRoutes } from './desk-site/desk-site-routes';
import { deskFileRoutes } from './desk-files/desk-file-routes';
import { uploadedRoutes } from './desk-files/uploaded-routes';
import { deskBuildRoutes } from './downloads/desk-build-routes';
import type { BuildFolder } from './downloads/client-builds';
import { downloadRoutes } from './downloads/download-routes';
import type { LinkSigner } from '../links/link-signer';
import { forumRoutes } from './forum/forum-routes';
import { postPictureRoutes } from './forum/picture-routes';
import { applicationRoutes } from './grade/application-routes';
import { gradeRoutes } from './grade/grade-routes';
import { helpRoutes } from './help/help-routes';
import { likeRoutes } from './likes/like-routes';
import { mailRoutes } from './mail/mail-routes';
import { mediaRoutes } from './media/media-routes';
import { contentRoutes } from './moderation/content-routes';
import { moderationRoutes } from './moderation/moderation-routes';
import { myRoutes } from './my/my-routes';
import { noticeRoutes } from './notices/notice-routes';
import { docsRoutes } from './operation/docs-routes';
import { healthRoutes } from './operation/health-routes';
import { publicPageRoutes } from './public-pages/public-page-routes';
import { PictureMaker } from './pictures/picture-maker';
import { sceneRoutes } from './scenes/scene-routes';
import { searchRoutes } from './search/search-routes';
import { sessionRoutes } from './sessions/session-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { FileLinks } from './uploads/file-links';
import type { Storage } from '@shared/storage';
import { FileStorage } from '@shared/storage/file-storage';
import { uploadRoutes } from './uploads/upload-routes';
import { peopleRoutes } from './users/people-routes';
import { userRoutes } from './users/user-routes';
import { entryRoutes } from './works/entry-routes';
import { workRoutes } from './works/work-routes';

/** Parts that the routes of single domains need, beside the repositories. */
export interface RouteParts {
  files: Storage;
  builds: BuildFolder;
  signer: LinkSigner;
  /** This process among those on the same database. */
  identity: BackendIdentity;
}

const plain = [
  ...[
    appointmentRoutes,
    articleRoutes,
    assistRoutes,
    deskEventRoutes,
    deskRoutes,
    docsRoutes,
    forumRoutes,
    healthRoutes,
  ],
  ...[inboxRoutes, peopleRoutes, templateRoutes],
  ...[
    likeRoutes,
    mediaRoutes,
    moderationRoutes,
    myRoutes,
    noticeRoutes,
    publicPageRoutes,
    sceneRoutes,
    searchRoutes,
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
      deskPage(scope, config, parts.files);
    }),
  );
  await app.register(
    scoped((scope) => {
      deskSiteRoutes(scope, { files: parts.files, identity: parts.identity });
    }),
  );
  await app.register(
    scoped((scope) => {
      mailRoutes(scope, { mail: config.mail, basePath: config.basePath, signer: parts.signer });
    }),
  );
  const links = new FileLinks(parts.signer);
  // One for all: so many at once, whoever sends them.
  const pictures = new PictureMaker();
  await app.register(
    scoped((scope) => {
      accountRoutes(scope, { files: parts.files, signer: parts.signer });
    }),
  );
  await app.register(
    scoped((scope) => {
      comicRoutes(scope, { signer: parts.signer });
      coverRoutes(scope, { files: parts.files });
      deskComicRoutes(scope, { signer: parts.signer });
    }),
  );
  await app.register(
    scoped((scope) => {
      helpRoutes(scope, { signer: parts.signer });
    }),
  );
  await app.register(
    scoped((scope) => {
      deskFileRoutes(scope, { files: parts.files, pictures });
    }),
  );
  await app.register(
    scoped((scope) => {
      uploadedRoutes(scope, { files: parts.files });
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
      uploadRoutes(scope, { files: parts.files, links, pictures });
      entryRoutes(scope, { files: parts.files, links });
      postPictureRoutes(scope, { files: parts.files });
      contentRoutes(scope, { links });
    }),
  );
  await app.register(
    scoped((scope) => {
      const { files, signer, builds } = parts;
      downloadRoutes(scope, { folder: new FileStorage(builds.folder), files, signer, secret: config.download });
      deskBuildRoutes(scope);
    }),
  );
  await app.register(
    scoped((scope) => {
      changeRoutes(scope, config);
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
