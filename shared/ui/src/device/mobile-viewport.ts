/** A viewport of this width or less counts as mobile (docs/requirements.md section 2, device redirect). */
export const MOBILE_MAX_WIDTH = 768;

export function isMobileViewport(): boolean {
  return window.innerWidth <= MOBILE_MAX_WIDTH;
}
