import Bowser from 'bowser';

/** Browser and system of a `User-Agent`, for a person to know a login by: `Chrome · Windows`; empty where it says neither. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  return [browser.name, os.name].filter(Boolean).join(' · ').slice(0, 60);
}
