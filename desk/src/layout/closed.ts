import type { Role } from '@shared/contract/endpoints';

/** Options of a resource that only says which role it needs. */
export interface Closed {
  label: string;
  needs: readonly Role[];
}

export function isClosed(options: unknown): options is Closed {
  return typeof options === 'object' && options !== null && 'needs' in options;
}
