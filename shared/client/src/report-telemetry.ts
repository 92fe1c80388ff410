import { type TelemetryEvent, telemetryCreate } from '@shared/contract/endpoints';
import { apiConfig, apiUrl } from './site-config';

/** Reports failures of the page that is shown, with the release of the remote that they name, without waiting for an answer, even while it is being left (docs/recovery.md). */
export function reportTelemetry(events: readonly TelemetryEvent[]): void {
  const address = apiConfig().telemetryUrl || apiUrl(telemetryCreate.path);
  navigator.sendBeacon(
    new URL(address, location.origin).href,
    JSON.stringify({ events: events.map((event) => ({ ...releaseOf(event), ...event })) }),
  );
}

/** The release of a remote whose page is shown, as the host marks it; nothing where a page stands without one. */
function releaseOf({ remote }: TelemetryEvent): Pick<TelemetryEvent, 'release'> {
  const version = document.querySelector<HTMLElement>('[data-slot]')?.dataset['version'];
  return remote && version ? { release: `${remote}@${version}` } : {};
}
