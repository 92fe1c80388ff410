export { request, requestAddress } from './route';
export type {
  Access,
  DataOf,
  InputOf,
  InputParameter,
  KnownAnswer,
  Method,
  PageRequest,
  RequestAddress,
  Role,
  Route,
  TokenPolicy,
} from './route';
export type { Envelope, ErrorDetail, ErrorReason } from './envelope';
export type { Page, Part, Picture } from './basics';
export {
  accountDelete,
  accountExport,
  myAnswers,
  myCertificates,
  myComments,
  myQuestions,
  mySessions,
  myWorks,
  otherSessionsEnd,
  sessionEnd,
} from './my/routes';
export type { MyAnswer, MyCertificate, MyComment, MyQuestion, MySession, MyWork } from './my/schemas';
export {
  contentHide,
  contentRestore,
  openReports,
  questionTopicChange,
  reportClose,
  reportCreate,
  userBlock,
} from './moderation/routes';
export type { ModerationTarget, Report } from './moderation/schemas';
export { ALL_TOPICS, ANSWER_PAGES, LIST_PAGES } from './public/lists';
export {
  publicAddresses,
  publicChapter,
  publicComic,
  publicOpenDay,
  publicPastOpenDays,
  publicQuestion,
  publicQuestions,
  publicWork,
  publicWorks,
} from './public/routes';
export type {
  PublicAddress,
  PublicChapter,
  PublicComic,
  PublicKind,
  PublicOpenDay,
  PublicQuestion,
} from './public/schemas';
export { auditList, messageList, userRoles } from './desk/routes';
export type { AuditEntry, Message } from './desk/schemas';
export {
  deskChoiceList,
  deskChoiceRemove,
  deskChoiceSave,
  deskHealth,
  deskToday,
  deskWorkList,
  deskWorkSave,
} from './desk-site/routes';
export type { DeskChoice, DeskWork } from './desk-site/schemas';
export {
  deskBuildList,
  deskBuildSave,
  deskChapter,
  deskChapterList,
  deskChapterPreview,
  deskChapterSave,
  deskComicList,
  deskComicSave,
  deskFileBegin,
  deskFileEnd,
  deskFilePart,
} from './desk-content/routes';
export type {
  BuildState,
  ChapterState,
  DeskBuild,
  DeskChapter,
  DeskChapterRow,
  DeskComic,
  DeskFile,
  FilePurpose,
} from './desk-content/schemas';
export {
  mailCancel,
  mailChoice,
  mailChoiceSave,
  mailList,
  mailRetry,
  mailState,
  noticeCount,
  noticeList,
  noticesRead,
} from './notices/routes';
export type { Mail, Notice } from './notices/schemas';
export {
  bookingCheckIn,
  bookingCheckInUndo,
  deskBookingCancel,
  deskBookingList,
  deskWaitList,
  openDayEffects,
  openDayList,
  openDaySave,
  openDayTableEffects,
  openDayTableList,
  openDayTableRemove,
  openDayTableSave,
} from './desk-events/routes';
export type { DeskBooking, DeskWait, Effects, OpenDayRow, OpenDayTableRow } from './desk-events/schemas';
export {
  contentQueue,
  contentCase,
  contentCheck,
  contentNoteCreate,
  applicationList,
  applicationAssign,
  certificateRevoke,
  deskCertificateList,
  reviewRules,
  reviewRulesSave,
  messageCase,
  messageSave,
  messageAnswer,
  templateList,
  templateSave,
  templateRemove,
  personList,
  personBlock,
  personSessions,
  personSessionsEnd,
  colleagueList,
} from './desk-people/routes';
export type { ContentCase, ContentRow } from './desk-people/content-schemas';
export type { DeskApplication, DeskCertificate } from './desk-people/review-schemas';
export type { MailTemplate, MessageCase } from './desk-people/inbox-schemas';
export type { DeskPerson } from './desk-people/people-schemas';
export { accessTokenByJumpToken, userGetAndEnter, userInfoRich, userLogout } from './users/routes';
export type { Person, RichUser } from './users/schemas';
export {
  comicTopicList,
  comicList,
  comicChapterSimpleList,
  comicChapterList,
  comicChapterDetail,
  comicChapterLikeUserList,
  comicClickToView,
  comicPlaces,
  comicPlaceSave,
  comicChapterDelete,
  chapterCommentCreate,
  chapterCommentDelete,
  chapterComments,
} from './comics/routes';
export type {
  ComicTopic,
  Comic,
  ChapterName,
  Chapter,
  Panel,
  ChapterDetail,
  ChapterComment,
  ChapterComments,
  ComicPlace,
  LikeUser,
} from './comics/schemas';
export {
  activityWorksPage,
  deskEntryDecide,
  deskEntryList,
  myWorkEntries,
  workDetail,
  workEntry,
  workEntryRemove,
  workEntryReopen,
  workEntrySave,
  workEntrySubmit,
  workEntryWithdraw,
} from './works/routes';
export type { DeskEntry, EntryState, MyWorkEntry, WorkEntry, WorkSort, Work, WorkDetail } from './works/schemas';
export { likeCreate, likeDelete, myLikes } from './likes/routes';
export type { LikeTarget, LikeRequest, LikeState, MyLike } from './likes/schemas';
export {
  questionList,
  questionDetail,
  questionCreate,
  answerQuery,
  answerCreate,
  answerDelete,
  answerRecommend,
  answerCancelRecommend,
  questionEdit,
  answerEdit,
  formerTexts,
  answerAccept,
  questionFollow,
  followedQuestions,
  similarQuestions,
} from './forum/routes';
export type {
  Question,
  QuestionDetail,
  Answer,
  AnswerSort,
  EditedTarget,
  FollowedQuestion,
  FormerText,
} from './forum/schemas';
export {
  tableAppointmentCount,
  tableConfig,
  tableSubmitAppointment,
  myBookings,
  bookingCancel,
  bookingMove,
  bookingWait,
  bookingWaitCancel,
  myWaits,
} from './appointments/routes';
export type { OpenDayEvent, TableCount, Table, Booking, Wait } from './appointments/schemas';
export {
  fileUpload,
  personalGradeApply,
  personalGradeVerify,
  publicCertificate,
  certificateHolder,
  certificateShare,
  myApplications,
  openApplications,
  applicationReview,
} from './grade/routes';
export type { UploadedFile, GradeApplication, Certificate, CertificateFacts } from './grade/schemas';
export { clientBuilds, downloadLink } from './downloads/routes';
export type { ClientSystem, ClientProcessor, ClientBuild, ClientPlatform } from './downloads/schemas';
export { FOUND_A_PAGE, FOUND_PAGES, LONGEST_QUERY } from './search/limits';
export { publicSearch } from './search/routes';
export type { Found, KeywordFound, Marked, SearchKind } from './search/schemas';
export { customAssist, myMessages } from './assist/routes';
export type { MyMessage } from './assist/schemas';
export { sceneDataSource } from './scenes/routes';
export type { SceneItem } from './scenes/schemas';
export { articleHelpful } from './articles/routes';
export { telemetryCreate, telemetryCounts, telemetryReleases, telemetryVitals } from './telemetry/routes';
export type { TelemetryEvent } from './telemetry/schemas';
export {
  deskHelpArticle,
  deskHelpList,
  deskHelpOrder,
  deskHelpPreview,
  deskHelpSave,
  deskHelpSectionList,
  deskHelpSectionRemove,
  deskHelpSectionSave,
  helpArticleDetail,
  helpArticleList,
  helpSearchIndex,
} from './help/routes';
export type { DeskHelpArticle, DeskHelpRow, DeskHelpSection, HelpBlock, HelpWords } from './help/schemas';
