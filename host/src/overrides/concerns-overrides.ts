import { guarded } from '@shared/contract/guarded';

export const OVERRIDES_KEY = 'site:overrides';
/** `?overrides=remote-x@http://localhost:8081/` proposes one; a person has to agree. */
export const OVERRIDES_QUERY = 'overrides';

/** Whether a page view has to do with overrides; their code is loaded only then. */
export function concernsOverrides(): boolean {
  if (!window.__SITE_CONFIG__.allowOverrides) return false;
  return (
    document.getElementById(OVERRIDES_QUERY) !== null ||
    location.search.includes(`${OVERRIDES_QUERY}=`) ||
    // A browser without storage has no override.
    (guarded(() => localStorage.getItem(OVERRIDES_KEY)) ?? null) !== null
  );
}
