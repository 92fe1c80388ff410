import { useEffect, useState } from 'react';
import {
  type DetectedPlatform,
  detectPlatform,
  type DetectedProcessor,
  detectProcessor,
  isInAppBrowser,
} from '@shared/ui/device';

export interface Device {
  platform: DetectedPlatform;
  /** `null` where the browser does not say. */
  processor: DetectedProcessor | null;
  inApp: boolean;
}

/** Pixels up to which a window is a phone's. */
const NARROW = 480;

/** A window as narrow as a phone is one, whatever its browser says. */
export function platformHere(): DetectedPlatform {
  return window.innerWidth <= NARROW ? 'phone' : detectPlatform(navigator);
}

/** The visitor's device; `null` while composing and until the page is hydrated. */
export function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    let left = false;
    const known = { platform: platformHere(), inApp: isInAppBrowser(navigator.userAgent) };
    const show = (processor: DetectedProcessor | null) => {
      if (!left) setDevice({ ...known, processor });
    };
    // The device is shown once what was pressed meanwhile is repeated: the links it was pressed on may change places.
    void Promise.resolve(null).then(show);
    void detectProcessor(navigator).then((processor) => {
      if (processor) show(processor);
    });
    return () => {
      left = true;
    };
  }, []);
  return device;
}
