import type { TelemetryEvent } from '@shared/contract/endpoints';
import { apiUrl } from './api-url';
import { apiConfig } from './site-config';

/** Reports failures without waiting for an answer, even while the page is being left (docs/recovery.md). */
export function reportTelemetry(events: readonly TelemetryEvent[]): void {
  const address = apiConfig().telemetryUrl || apiUrl('/api/ext/v1/telemetry');
  navigator.sendBeacon(new URL(address, location.origin).href, JSON.stringify({ events }));
}
