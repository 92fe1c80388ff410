import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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

const never = () => () => undefined;

/** What the visitor sits at; `null` while composing and until the page is alive. */
export function useDevice(): Device | null {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [processor, setProcessor] = useState<DetectedProcessor | null>(null);
  useEffect(() => {
    let left = false;
    void detectProcessor(navigator).then((detected) => {
      if (!left) setProcessor(detected);
    });
    return () => {
      left = true;
    };
  }, []);
  return useMemo(
    () =>
      alive ? { platform: detectPlatform(navigator), processor, inApp: isInAppBrowser(navigator.userAgent) } : null,
    [alive, processor],
  );
}
