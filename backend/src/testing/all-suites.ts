import { accountSuite } from '../domains/account/account.suite';
import { appointmentSuite } from '../domains/appointments/appointment.suite';
import { waitingSuite } from '../domains/appointments/waiting.suite';
import { deskEventRaceSuite } from '../domains/appointments/desk-event-race.suite';
import { deskEventSuite } from '../domains/appointments/desk-event.suite';
import { articleSuite } from '../domains/articles/article.suite';
import { canarySuite } from '../domains/canary/canary.suite';
import { changeSuite } from '../domains/changes/change.suite';
import { tellingSuite } from '../domains/changes/telling.suite';
import { followingSuite } from '../domains/changes/following.suite';
import { commentSuite } from '../domains/comics/comments.suite';
import { comicPlaceSuite } from '../domains/comics/comic-places.suite';
import { comicSuite } from '../domains/comics/comic.suite';
import { draftSuite } from '../domains/content/drafts.suite';
import { consentSuite } from '../domains/content/consent.suite';
import { experimentSuite } from '../domains/content/experiments.suite';
import { contentFilesSuite } from '../setup/content-files.suite';
import { contentLinkSuite } from '../domains/content/links.suite';
import { contentPictureSuite } from '../domains/content/pictures.suite';
import { publicationSuite } from '../domains/content/publications.suite';
import { demosSuite } from '../domains/assist/demos.suite';
import { deskSiteSuite } from '../domains/desk-site/desk-site.suite';
import { healthSuite } from '../domains/desk-site/health.suite';
import { deskComicSuite } from '../domains/comics/desk-comic.suite';
import { deskFileSuite } from '../domains/desk-files/desk-file.suite';
import { deskBuildSuite } from '../domains/downloads/desk-build.suite';
import { downloadSuite } from '../domains/downloads/download.suite';
import { inboxSuite } from '../domains/assist/inbox.suite';
import { leadRulesSuite } from '../domains/assist/lead-rules.suite';
import { conversationSuite } from '../domains/forum/conversation.suite';
import { editSuite } from '../domains/forum/edit.suite';
import { forumSuite } from '../domains/forum/forum.suite';
import { gradeSuite } from '../domains/grade/grade.suite';
import { memberSuite } from '../domains/members/member.suite';
import { mailSuite } from '../domains/mail/mail.suite';
import { noticeSuite } from '../domains/notices/notice.suite';
import { reviewSuite } from '../domains/grade/review.suite';
import { hooksSuite } from '../domains/hooks/hooks.suite';
import { reviewSuite as providerReviewSuite } from '../domains/hooks/review.suite';
import { helpSuite } from '../domains/help/help.suite';
import { likeSuite } from '../domains/likes/like.suite';
import { contentSuite } from '../domains/moderation/content.suite';
import { moderationSuite } from '../domains/moderation/moderation.suite';
import { otherSuite } from '../domains/operation/operation.suite';
import { watchingSuite } from '../domains/operation/watching.suite';
import { partsSuite } from '../domains/operation/parts.suite';
import { releasesSuite } from '../domains/releases/releases.suite';
import { repeatsSuite } from '../domains/operation/repeats.suite';
import { retentionSuite } from '../domains/retention/retention.suite';
import { publicPageSuite } from '../domains/public-pages/public-page.suite';
import { dataRequestSuite } from '../domains/data-requests/data-request.suite';
import { heldSuite } from '../domains/held/held.suite';
import { searchSuite } from '../domains/search/search.suite';
import { sessionSuite } from '../domains/sessions/session.suite';
import { jumpTokenCallSuite } from '../domains/sign-in/jump-token-call.suite';
import { providerLoginSuite } from '../domains/sign-in/provider-login.suite';
import { providerProblemsSuite } from '../domains/sign-in/provider-problems.suite';
import { telemetrySuite } from '../domains/telemetry/telemetry.suite';
import { endedLinkSuite } from '../domains/uploads/ended-link.suite';
import { uploadSuite } from '../domains/uploads/upload.suite';
import { postPictureSuite } from '../domains/forum/post-pictures.suite';
import { pictureSuite } from './picture.suite';
import { rolesSuite } from './roles.suite';
import { peopleSuite } from '../domains/users/people.suite';
import { entryLimitsSuite } from '../domains/works/entry-limits.suite';
import { entryPicturesSuite } from '../domains/works/entry-pictures.suite';
import { entrySuite } from '../domains/works/entry.suite';
import { mendedSuite } from '../domains/works/mended.suite';
import { visitsSuite } from '../domains/visits/visits.suite';
import { wechatSuite } from '../domains/wechat/wechat.suite';
import { workSuite } from '../domains/works/work.suite';
import type { Suite } from '../domains/domain.suite';

/** Suites that hold on every engine. */
export const allSuites: readonly Suite[] = [
  accountSuite,
  appointmentSuite,
  waitingSuite,
  articleSuite,
  comicSuite,
  deskSiteSuite,
  healthSuite,
  downloadSuite,
  forumSuite,
  gradeSuite,
  contentSuite,
  draftSuite,
  publicationSuite,
  consentSuite,
  experimentSuite,
  contentLinkSuite,
  contentPictureSuite,
  contentFilesSuite,
  conversationSuite,
  editSuite,
  inboxSuite,
  peopleSuite,
  reviewSuite,
  deskEventSuite,
  deskEventRaceSuite,
  likeSuite,
  mailSuite,
  hooksSuite,
  providerReviewSuite,
  leadRulesSuite,
  demosSuite,
  noticeSuite,
  moderationSuite,
  otherSuite,
  watchingSuite,
  releasesSuite,
  partsSuite,
  repeatsSuite,
  retentionSuite,
  sessionSuite,
  telemetrySuite,
  uploadSuite,
  endedLinkSuite,
  visitsSuite,
  canarySuite,
  workSuite,
  changeSuite,
  tellingSuite,
  followingSuite,
  publicPageSuite,
  searchSuite,
  heldSuite,
  dataRequestSuite,
  deskBuildSuite,
  deskComicSuite,
  deskFileSuite,
  helpSuite,
  comicPlaceSuite,
  commentSuite,
  entrySuite,
  entryLimitsSuite,
  mendedSuite,
  memberSuite,
  wechatSuite,
];

/** Suites whose work is done before or after any database; by day they run on one engine. */
export const outsideSuites: readonly Suite[] = [
  rolesSuite,
  jumpTokenCallSuite,
  providerLoginSuite,
  providerProblemsSuite,
  pictureSuite,
  postPictureSuite,
  entryPicturesSuite,
];
