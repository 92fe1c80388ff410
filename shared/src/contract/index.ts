export { CONTRACT_VERSION, contractFits } from './version';
export type {
  Crumb,
  HostBridge,
  PageHead,
  PageModule,
  PageParams,
  PageProps,
  PageStart,
  SiteMessage,
} from './page';
