import { plainJson, plainText } from './plain-text';
import { ofKnownReleases, recoverySentences, vitalSentences } from './visits';

/** Text that an anonymous beacon once put into `release -- status`: a cleared screen and a line that says what is live. */
const FORGED = '\u001b[2J\u001b[1;1Hremote-community@9.9.9\nlive: remote-community@9.9.9\u009b31m\u202e';
const known = new Set(['remote-community@1.2.0']);
const recovery = { rung: 'again', outcome: 'live', count: 3, duration: 600 };
const vital = { metric: 'LCP', good: 1, needsImprovement: 1, poor: 0, mean: 2000 } as const;

test('reports of a release that the store does not have are counted, and its name is not printed', () => {
  const { recoveries, vitals, unknown } = ofKnownReleases(
    {
      recoveries: [
        { release: 'remote-community@1.2.0', ...recovery },
        { release: '', ...recovery },
        { release: FORGED, ...recovery },
      ],
      vitals: [
        { release: 'remote-community@1.2.0', ...vital },
        { release: FORGED, ...vital },
      ],
    },
    known,
  );
  const lines = [...recoverySentences(recoveries), ...vitalSentences(vitals)];
  expect(lines).toEqual([
    'recoveries in 30 days:',
    '  remote-community@1.2.0: 3 × again live (600 ms)',
    '  (no release known): 3 × again live (600 ms)',
    'page loads in 30 days:',
    '  remote-community@1.2.0: LCP 50 % good of 2 (2000 ms)',
  ]);
  expect(unknown).toBe(5);
});

test('a site that does not answer is told as before', () => {
  const { recoveries, vitals, unknown } = ofKnownReleases({ recoveries: null, vitals: null }, known);
  expect([recoveries, vitals, unknown]).toEqual([null, null, 0]);
});

test('nothing from outside moves the cursor or begins a line, in a sentence and in JSON', () => {
  const forged = recoverySentences([{ release: known.values().next().value ?? '', ...recovery, rung: FORGED }]);
  for (const line of forged.map(plainText)) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const json = plainJson({ rung: FORGED, tag: '\u{e0041}' });
  expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(json.split('\n')).toHaveLength(4);
  expect(JSON.parse(json)).toEqual({ rung: FORGED, tag: '\u{e0041}' });
});
