/**
 * Which pages the browser itself fetches ahead (HTML, speculation rules): while no script runs, those whose link is pointed at.
 * Once alive, the host fetches them, and keeps them. Said in a header, they weigh nothing in a page, and its policy stays as it is.
 */

/** Their place below the base path. */
export const SPECULATION_RULES = 'speculation-rules.json';

export const SPECULATION_TYPE = 'application/speculationrules+json';

export function speculationRules(basePath: string): string {
  const and = [
    { href_matches: `${basePath}*` },
    // Answers of the backend may do something: a login begins with a link.
    { not: { href_matches: `${basePath}api/*` } },
    // Without `:has()`, which would style every link again as anything is put into the page.
    { selector_matches: ['header:not([data-enhanced]) a', 'header:not([data-enhanced]) ~ * a'] },
  ];
  return JSON.stringify({ prefetch: [{ where: { and }, eagerness: 'moderate' }] });
}
