export type DetectedProcessor = 'x64' | 'x86' | 'arm64';

interface UserAgentData {
  getHighEntropyValues(hints: readonly string[]): Promise<{ architecture?: string; bitness?: string }>;
}

/** The processor where the browser knows it (Chromium, over HTTPS); `null` elsewhere. */
export async function detectProcessor(navigator: object): Promise<DetectedProcessor | null> {
  if (!('userAgentData' in navigator)) return null;
  try {
    const data = navigator.userAgentData as UserAgentData;
    const { architecture, bitness } = await data.getHighEntropyValues(['architecture', 'bitness']);
    if (architecture === 'arm') return 'arm64';
    if (architecture !== 'x86') return null;
    return bitness === '32' ? 'x86' : 'x64';
  } catch {
    // A browser may refuse the question by permissions policy.
    return null;
  }
}
