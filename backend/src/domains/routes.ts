import type { FastifyInstance } from 'fastify';
import type { BackendConfig } from '../config/backend-config';
import { accountRoutes } from './account/account-routes';
import { appointmentRoutes } from './appointments/appointment-routes';
import { deskEventRoutes } from './appointments/desk-event-routes';
import { articleRoutes } from './articles/article-routes';
import { assistRoutes } from './assist/assist-routes';
import { canaryRoutes } from './canary/canary-routes';
import { changeRoutes } from './changes/change-routes';
import { comicRoutes } from './comics/comic-routes';
import { contentRoutes } from './content/content-routes';
import { deskPage } from './desk/desk-page';
import { dataRequestRoutes } from './data-requests/data-request-routes';
import { deskRoutes } from './desk/desk-routes';
import type { BackendIdentity } from './desk-site/backends';
import { deskSiteRoutes } from './desk-site/desk-site-routes';
import { deskFileRoutes } from './desk-files/desk-file-routes';
import { uploadedRoutes } from './desk-files/uploaded-routes';
import type { BuildFolder } from './downloads/client-builds';
import { downloadRoutes } from './downloads/download-routes';
import type { LinkSigner } from '../links/link-signer';
import { forumRoutes } from './forum/forum-routes';
import { gradeRoutes } from './grade/grade-routes';
import { heldRoutes } from './held/held-routes';
import { helpRoutes } from './help/help-routes';
import { hookRoutes } from './hooks/hook-routes';
import { likeRoutes } from './likes/like-routes';
import { mailRoutes } from './mail/mail-routes';
import { mediaRoutes } from './media/media-routes';
import { memberRoutes } from './members/member-routes';
import { moderationRoutes } from './moderation/moderation-routes';
import { myRoutes } from './my/my-routes';
import { noticeRoutes } from './notices/notice-routes';
import { docsRoutes } from './operation/docs-routes';
import { healthRoutes } from './operation/health-routes';
import { publicPageRoutes } from './public-pages/public-page-routes';
import { PictureMaker } from './pictures/picture-maker';
import { releaseRoutes } from './releases/release-routes';
import { sceneRoutes } from './scenes/scene-routes';
import { searchRoutes } from './search/search-routes';
import { sessionRoutes } from './sessions/session-routes';
import { signInRoutes } from './sign-in/sign-in-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { FileLinks } from './uploads/file-links';
import type { Storage } from '@shared/storage';
import { FileStorage } from '@shared/storage/file-storage';
import { uploadRoutes } from './uploads/upload-routes';
import { visitRoutes } from './visits/visit-routes';
import { peopleRoutes } from './users/people-routes';
import { wechatRoutes } from './wechat/wechat-routes';
import { workRoutes } from './works/work-routes';

/** Parts that the routes of single domains need, beside the repositories. */
export interface RouteParts {
  files: Storage;
  builds: BuildFolder;
  signer: LinkSigner;
  /** The identity of this process among those on the same database. */
  identity: BackendIdentity;
}

const domains = [
  accountRoutes,
  appointmentRoutes,
  articleRoutes,
  assistRoutes,
  canaryRoutes,
  changeRoutes,
  comicRoutes,
  contentRoutes,
  dataRequestRoutes,
  deskEventRoutes,
  deskFileRoutes,
  deskPage,
  deskRoutes,
  deskSiteRoutes,
  docsRoutes,
  downloadRoutes,
  workRoutes,
  forumRoutes,
  gradeRoutes,
  healthRoutes,
  heldRoutes,
  helpRoutes,
  hookRoutes,
  likeRoutes,
  mailRoutes,
  mediaRoutes,
  memberRoutes,
  moderationRoutes,
  myRoutes,
  noticeRoutes,
  peopleRoutes,
  publicPageRoutes,
  releaseRoutes,
  sceneRoutes,
  searchRoutes,
  sessionRoutes,
  signInRoutes,
  telemetryRoutes,
  uploadedRoutes,
  uploadRoutes,
  visitRoutes,
  wechatRoutes,
];

/** Each domain in a scope of its own, so that what one needs (a content type) the others do not get. */
export async function registerRoutes(app: FastifyInstance, config: BackendConfig, given: RouteParts): Promise<void> {
  const parts = {
    ...config,
    ...given,
    folder: new FileStorage(given.builds.folder),
    links: new FileLinks(given.signer),
    // A single maker for all: so many pictures at once, whoever sends them.
    pictures: new PictureMaker(),
  };
  for (const define of domains) {
    await app.register((scope, _options, done) => {
      define(scope, parts);
      done();
    });
  }
}
