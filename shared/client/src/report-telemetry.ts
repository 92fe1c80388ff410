import { type TelemetryEvent, telemetryCreate } from '@shared/contract/endpoints';
import { apiConfig, apiUrl } from './site-config';

/** Reports failures without waiting for an answer, even while the page is being left (docs/recovery.md). */
export function reportTelemetry(events: readonly TelemetryEvent[]): void {
  const address = apiConfig().telemetryUrl || apiUrl(telemetryCreate.path);
  navigator.sendBeacon(new URL(address, location.origin).href, JSON.stringify({ events }));
}
