import type { ClientSystem } from '@shared/contract/endpoints';
import type { DetectedPlatform } from '@shared/ui/device';

const systems: Partial<Record<DetectedPlatform, ClientSystem>> = { win: 'win', mac: 'mac', linux: 'linux-deb' };

/** The wire's name of the system that the visitor sits at; none for phones and unknown systems. */
export function systemOf(platform: DetectedPlatform | undefined): ClientSystem | undefined {
  return platform && systems[platform];
}
