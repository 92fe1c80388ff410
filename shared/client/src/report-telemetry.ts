import { type TelemetryEvent, telemetryCreate } from '@shared/contract/endpoints';
import { apiConfig, apiUrl } from './site-config';

/** Reports failures of the page that is shown, without waiting for an answer, even while it is being left (docs/recovery.md). */
export function reportTelemetry(events: readonly TelemetryEvent[]): void {
  const address = apiConfig().telemetryUrl || apiUrl(telemetryCreate.path);
  navigator.sendBeacon(
    new URL(address, location.origin).href,
    JSON.stringify({ events: events.map((event) => ({ ...shown(), ...event })) }),
  );
}

/** The release of the page, as the host marks it; nothing where a page stands without one. */
function shown(): Pick<TelemetryEvent, 'release'> {
  const release = document.querySelector<HTMLElement>('[data-slot]')?.dataset['release'];
  return release ? { release } : {};
}
