import { MOST_RECOVERY, weighRecovery } from 'checks/faults';

it(`the recovery code costs a first page at most ${MOST_RECOVERY} bytes of brotli`, async () => {
  const { recovery, modules } = await weighRecovery();
  expect(Object.keys(modules)).toContain('src/page-runtime/ladder.ts');
  expect(recovery).toBeLessThanOrEqual(MOST_RECOVERY);
}, 300_000);
