import { MOBILE_MAX_WIDTH } from '@shared/contract/config';
import { deviceRedirect } from '../../device-redirect';

/** Leaves for the other device's page when the window becomes one of that device (docs/requirements.md section 2); on arrival the starter does. */
export function followDevice(basePath: string): void {
  const mobile = matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`);
  const follow = () => {
    const target = deviceRedirect(location.pathname.slice(basePath.length - 1), mobile.matches);
    if (target) location.replace(basePath + target.slice(1) + location.search + location.hash);
  };
  mobile.addEventListener('change', follow);
  // The device may have been turned since.
  follow();
}
