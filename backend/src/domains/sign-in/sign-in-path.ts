/** The site's login prompt leads here (docs/requirements.md section 11, `loginUrl`). */
export const SIGN_IN_PATH = '/api/ext/v1/sign-in';

/** The same as browsers know it. */
export function signInAddress(basePath: string, back: string, state: string): string {
  return `${basePath}${SIGN_IN_PATH.slice(1)}?${new URLSearchParams({ return: back, state }).toString()}`;
}
