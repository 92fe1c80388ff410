import { accessTokenByJumpToken } from './access-token-by-jump-token';
import { activityWorksPage } from './activity-works-page';
import { answerCancelRecommend } from './answer-cancel-recommend';
import { answerCreate } from './answer-create';
import { answerDelete } from './answer-delete';
import { answerQuery } from './answer-query';
import { answerRecommend } from './answer-recommend';
import { applicationReview } from './application-review';
import { articleHelpful } from './article-helpful';
import { bookingCancel } from './booking-cancel';
import { clientBuilds } from './client-builds';
import { comicChapterDelete } from './comic-chapter-delete';
import { comicChapterDetail } from './comic-chapter-detail';
import { comicChapterLikeUserList } from './comic-chapter-like-user-list';
import { comicChapterList } from './comic-chapter-list';
import { comicChapterSimpleList } from './comic-chapter-simple-list';
import { comicClickToView } from './comic-click-to-view';
import { comicList } from './comic-list';
import { comicTopicList } from './comic-topic-list';
import { customAssist } from './custom-assist';
import { downloadLink } from './download-link';
import { fileUpload } from './file-upload';
import { likeCreate } from './like-create';
import { likeDelete } from './like-delete';
import { myApplications } from './my-applications';
import { myBookings } from './my-bookings';
import { myLikes } from './my-likes';
import { openApplications } from './open-applications';
import { personalGradeApply } from './personal-grade-apply';
import { personalGradeVerify } from './personal-grade-verify';
import { questionCreate } from './question-create';
import { questionDetail } from './question-detail';
import { questionList } from './question-list';
import { sceneDataSource } from './scene-data-source';
import { tableAppointmentCount } from './table-appointment-count';
import { tableConfig } from './table-config';
import { tableSubmitAppointment } from './table-submit-appointment';
import { telemetryCounts } from './telemetry-counts';
import { telemetryCreate } from './telemetry-create';
import { telemetryReleases } from './telemetry-releases';
import { telemetryVitals } from './telemetry-vitals';
import { userGetAndEnter } from './user-get-and-enter';
import { userInfoRich } from './user-info-rich';
import { userLogout } from './user-logout';
import { workDetail } from './work-detail';

/** The 29 specified calls of docs/requirements.md section 7, in its order, then the download link. */
export const specifiedEndpoints = {
  comicChapterDelete,
  comicChapterSimpleList,
  comicChapterDetail,
  comicChapterList,
  comicTopicList,
  comicChapterLikeUserList,
  comicList,
  comicClickToView,
  activityWorksPage,
  customAssist,
  likeCreate,
  likeDelete,
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
  userInfoRich,
  personalGradeApply,
  fileUpload,
  personalGradeVerify,
  answerCancelRecommend,
  answerQuery,
  answerDelete,
  answerRecommend,
  answerCreate,
  clientBuilds,
  accessTokenByJumpToken,
  sceneDataSource,
  userGetAndEnter,
  userLogout,
  downloadLink,
} as const;

/** What the pages of docs/requirements.md section 10 need beyond them. */
export const furtherEndpoints = {
  questionList,
  questionDetail,
  questionCreate,
  workDetail,
  myBookings,
  bookingCancel,
  myApplications,
  openApplications,
  applicationReview,
  myLikes,
  articleHelpful,
  telemetryCreate,
  telemetryCounts,
  telemetryReleases,
  telemetryVitals,
} as const;
