/** The address, whole, if it is on this origin; `null` refuses it. */
export function returnAddress(href: string): string | null {
  try {
    const url = new URL(href, location.href);
    return url.origin === location.origin && /^https?:$/.test(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
