import type { ClientSystem } from '@shared/contract/endpoints';
import type { Device } from '../../features/device/use-device';

/** The wire's name of the system that the visitor sits at; none for phones and unknown systems. */
export function systemOf(device: Device | null): ClientSystem | undefined {
  switch (device?.platform) {
    case 'win':
    case 'mac':
      return device.platform;
    case 'linux':
      return 'linux-deb';
    default:
      return undefined;
  }
}
