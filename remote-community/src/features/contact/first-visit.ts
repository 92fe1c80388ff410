import { guarded } from '@shared/contract/guarded';

/** The first address of this visit (docs/requirements.md section 2); empty where storage is closed. */
export function firstVisit(): string {
  return (guarded(() => sessionStorage.getItem('first-visit-url')) ?? '').slice(0, 2000);
}
