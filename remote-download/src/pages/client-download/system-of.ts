import type { ClientSystem } from '@shared/contract/endpoints';
import type { DetectedPlatform } from '@shared/ui/device';

/** The wire's name of the system that the visitor sits at; none for phones and unknown systems. */
export function systemOf(platform: DetectedPlatform | undefined): ClientSystem | undefined {
  switch (platform) {
    case 'win':
    case 'mac':
      return platform;
    case 'linux':
      return 'linux-deb';
    default:
      return undefined;
  }
}
