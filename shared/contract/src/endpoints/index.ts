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
// Each call by its name, and the types of what it takes and gives.
export * from './appointments/calls';
export * from './articles/calls';
export * from './assist/calls';
export * from './comics/calls';
export * from './content/calls';
export * from './content/experiment-calls';
export * from './content/picture-calls';
export * from './demos/calls';
export * from './desk-content/calls';
export * from './desk-events/calls';
export * from './desk-people/content-calls';
export * from './desk-people/data-request-calls';
export * from './desk-people/inbox-calls';
export * from './desk-people/people-calls';
export * from './desk-people/review-calls';
export * from './desk-site/calls';
export * from './desk/calls';
export * from './downloads/calls';
export * from './forum/calls';
export * from './grade/calls';
export * from './help/calls';
export * from './hooks/calls';
export * from './likes/calls';
export * from './members/calls';
export * from './moderation/calls';
export * from './my/calls';
export * from './notices/calls';
export * from './public/calls';
export * from './scenes/calls';
export * from './search/calls';
export * from './telemetry/calls';
export * from './users/calls';
export * from './visits/calls';
export * from './wechat/calls';
export * from './works/calls';
export * from './works/entry-calls';
export { ALL_TOPICS, ANSWER_PAGES, LIST_PAGES } from './public/lists';
export { FOUND_A_PAGE, FOUND_PAGES, LONGEST_QUERY } from './search/limits';
