import { FIRST_VISIT_KEY } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';

/**
 * On first load, the first visited full URL is stored in session storage if none is stored yet (docs/requirements.md section 2).
 * A tab's first look into its storage waits for another process: it is taken once the page stands, or is left before.
 */
export function rememberFirstVisit(): void {
  const { href } = location;
  const store = () =>
    guarded(() => {
      if (sessionStorage.getItem(FIRST_VISIT_KEY) === null) sessionStorage.setItem(FIRST_VISIT_KEY, href);
    });
  addEventListener('DOMContentLoaded', store);
  addEventListener('pagehide', store);
}
