export { specifiedEndpoints, furtherEndpoints } from './all';
export { defineEndpoint } from './endpoint';
export type { Method, TokenPolicy, Access, Endpoint, QueryOf, BodyOf, DataOf } from './endpoint';
export { errorReasons, errorDetailSchema, errorEnvelopeSchema } from './envelope';
export type { ErrorReason, ErrorDetail, Envelope } from './envelope';
export { LAST_PAGE, LARGEST_PAGE_SIZE, queryPaging, bodyPaging, pageOf } from './entities/paging';
export type { Page } from './entities/paging';
export { pictureSchema } from './entities/picture';
export type { Picture } from './entities/picture';
export { personSchema } from './entities/user';
export type { Person } from './entities/user';
export {
  comicTopicSchema,
  comicSchema,
  chapterNameSchema,
  chapterSchema,
  panelSchema,
  chapterDetailSchema,
} from './entities/comic';
export type { ComicTopic, Comic, ChapterName, Chapter, Panel, ChapterDetail } from './entities/comic';
export { likeTargets, likeRequestSchema, likeStateSchema } from './entities/like';
export type { LikeTarget, LikeRequest, LikeState } from './entities/like';
export { questionSchema, questionDetailSchema, answerSchema } from './entities/forum';
export type { Question, QuestionDetail, Answer } from './entities/forum';
export { workSchema, workDetailSchema, workSorts } from './entities/work';
export type { WorkSort, Work, WorkDetail } from './entities/work';
export { openDayEventSchema, tableCountSchema, tableSchema, bookingSchema } from './entities/appointment';
export type { OpenDayEvent, TableCount, Table, Booking } from './entities/appointment';
export {
  gradeLevels,
  fileId,
  UPLOAD_MAX_BYTES,
  uploadTypes,
  uploadedFileSchema,
  certificateNo,
  gradeApplicationSchema,
  certificateSchema,
} from './entities/grade';
export type { GradeLevel, UploadedFile, GradeApplication, Certificate } from './entities/grade';
export {
  clientSystems,
  clientProcessors,
  clientVersion,
  clientBuildSchema,
  clientPlatformSchema,
} from './entities/client-build';
export type { ClientSystem, ClientProcessor, ClientBuild, ClientPlatform } from './entities/client-build';
export { accessTokenByJumpToken } from './access-token-by-jump-token';
export { activityWorksPage } from './activity-works-page';
export { answerCancelRecommend } from './answer-cancel-recommend';
export { answerCreate } from './answer-create';
export { answerDelete } from './answer-delete';
export { answerQuery } from './answer-query';
export { answerRecommend } from './answer-recommend';
export { articleHelpful } from './article-helpful';
export { bookingCancel } from './booking-cancel';
export { clientBuilds } from './client-builds';
export { comicChapterDelete } from './comic-chapter-delete';
export { comicChapterDetail } from './comic-chapter-detail';
export { likeUserSchema, comicChapterLikeUserList } from './comic-chapter-like-user-list';
export type { LikeUser } from './comic-chapter-like-user-list';
export { comicChapterList } from './comic-chapter-list';
export { comicChapterSimpleList } from './comic-chapter-simple-list';
export { comicClickToView } from './comic-click-to-view';
export { comicList } from './comic-list';
export { comicTopicList } from './comic-topic-list';
export { customAssist } from './custom-assist';
export { downloadLink } from './download-link';
export { fileUpload } from './file-upload';
export { likeCreate } from './like-create';
export { likeDelete } from './like-delete';
export { applicationReview } from './application-review';
export { openApplications } from './open-applications';
export { myApplications } from './my-applications';
export { myBookings } from './my-bookings';
export { myLikeSchema, myLikes } from './my-likes';
export type { MyLike } from './my-likes';
export { personalGradeApply } from './personal-grade-apply';
export { personalGradeVerify } from './personal-grade-verify';
export { questionCreate } from './question-create';
export { questionDetail } from './question-detail';
export { questionList } from './question-list';
export { sceneItemSchema, sceneDataSource } from './scene-data-source';
export type { SceneItem } from './scene-data-source';
export { tableAppointmentCount } from './table-appointment-count';
export { tableConfig } from './table-config';
export { tableSubmitAppointment } from './table-submit-appointment';
export { telemetryCounts } from './telemetry-counts';
export { telemetryEventSchema, telemetryCreate } from './telemetry-create';
export type { TelemetryEvent } from './telemetry-create';
export { telemetryReleases } from './telemetry-releases';
export { telemetryVitals } from './telemetry-vitals';
export { userGetAndEnter } from './user-get-and-enter';
export { richUserSchema, userInfoRich } from './user-info-rich';
export type { RichUser } from './user-info-rich';
export { userLogout } from './user-logout';
export { workDetail } from './work-detail';
