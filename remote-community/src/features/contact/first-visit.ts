import { FIRST_VISIT_KEY } from '@shared/contract/config';
import { guarded } from '@shared/contract/guarded';

/** The first address of this visit (docs/requirements.md section 2); empty where storage is closed. */
export function firstVisit(): string {
  return (guarded(() => sessionStorage.getItem(FIRST_VISIT_KEY)) ?? '').slice(0, 2000);
}
