import { MOBILE_MAX_WIDTH } from '@shared/contract/config';

export function isMobileViewport(): boolean {
  return window.innerWidth <= MOBILE_MAX_WIDTH;
}
