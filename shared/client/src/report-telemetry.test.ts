import { reportTelemetry } from './report-telemetry';

const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  Object.assign(window, { __SITE_CONFIG__: { basePath: '/', apiBaseUrl: '', telemetryUrl: '/telemetry' } });
  Object.assign(navigator, { sendBeacon: (_address: string, body: string) => sent.push(JSON.parse(body)) });
});

it('names the release of the remote whose page is shown', () => {
  document.body.innerHTML = '<main data-slot data-version="1.2.0"></main>';
  reportTelemetry([
    { kind: 'download', remote: 'remote-download' },
    { kind: 'start', release: 'remote-other@1.0.0' },
  ]);
  expect(sent).toEqual([
    {
      events: [
        { kind: 'download', remote: 'remote-download', release: 'remote-download@1.2.0' },
        { kind: 'start', release: 'remote-other@1.0.0' },
      ],
    },
  ]);
});

it('reports where a page stands by itself, too', () => {
  document.body.innerHTML = '';
  reportTelemetry([{ kind: 'download', remote: 'remote-download' }]);
  expect(sent).toEqual([{ events: [{ kind: 'download', remote: 'remote-download' }] }]);
});
