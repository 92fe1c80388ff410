export { CONTRACT_VERSION, contractFits } from './version';
export type {
  ComposedAnswers,
  Crumb,
  HostBridge,
  PageHead,
  PageModule,
  PageParams,
  PageProps,
  PageStart,
  SiteMessage,
} from './page';
export {
  LOGIN_CHANNEL,
  announceLoginChanged,
  announceLoginRequired,
  announceMessage,
  listenLoginChanged,
  listenLoginRequired,
  listenMessage,
} from './events';
export { announceKeepPage, listenKeepPage } from './keep-page';
export type { KeepPage, LoginChanged, LoginRequired, SiteEvents } from './events';
