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

/** What the visitor sits at; `null` while composing and until the page is alive. */
export function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    let left = false;
    const platform = detectPlatform(navigator);
    const inApp = isInAppBrowser(navigator.userAgent);
    setDevice({ platform, processor: null, inApp });
    void detectProcessor(navigator).then((processor) => {
      if (!left && processor) setDevice({ platform, processor, inApp });
    });
    return () => {
      left = true;
    };
  }, []);
  return device;
}
