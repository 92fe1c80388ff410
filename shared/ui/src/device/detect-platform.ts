/** A browser's facts about its machine; a part of `Navigator`. */
export interface NavigatorLike {
  platform: string;
  userAgent: string;
  maxTouchPoints?: number;
}

/** `phone` stands for every device that the client does not run on: phones and tablets. */
export type DetectedPlatform = 'win' | 'mac' | 'linux' | 'phone' | 'unknown';

/**
 * Platform from the browser's platform string (docs/requirements.md section 4). Where it misleads, the answer is `phone` or
 * `unknown`, never a wrong guess.
 */
export function detectPlatform({ platform, userAgent, maxTouchPoints = 0 }: NavigatorLike): DetectedPlatform {
  if (/Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|Windows Phone|Mobile/i.test(userAgent)) return 'phone';
  if (/^(?:iPhone|iPad|iPod)/i.test(platform)) return 'phone';
  // An iPad that asks for desktop pages calls itself a Mac, but no Mac has a touch screen.
  if (/^Mac/i.test(platform)) return maxTouchPoints > 1 ? 'phone' : 'mac';
  if (/^Win/i.test(platform)) return 'win';
  if (/^Linux/i.test(platform) && !userAgent.includes('CrOS')) return 'linux';
  return 'unknown';
}
