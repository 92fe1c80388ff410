export const FIRST_VISIT_KEY = 'first-visit-url';

/** On first load, the first visited full URL is stored in session storage if none is stored yet (spec.md section 2). */
export function rememberFirstVisit(): void {
  try {
    if (sessionStorage.getItem(FIRST_VISIT_KEY) === null) sessionStorage.setItem(FIRST_VISIT_KEY, location.href);
  } catch {
    // Storage may be forbidden or full; nothing on the site depends on it.
  }
}
