export { detectPlatform } from './detect-platform';
export type { DetectedPlatform, NavigatorLike } from './detect-platform';
export { detectProcessor } from './detect-processor';
export type { DetectedProcessor } from './detect-processor';
export { isInAppBrowser, isWeChat } from './in-app-browser';
export { isMobileViewport } from './mobile-viewport';
