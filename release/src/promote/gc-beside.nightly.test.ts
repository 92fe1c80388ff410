import { gcBeside } from '../testing/gc-beside';

jest.setTimeout(300_000);

it('gc takes nothing that a publication or a promotion beside it needs, however old it is', async () => {
  const { promotions, collections, collected, failures } = await gcBeside(10);
  expect(failures).toEqual([]);
  expect(promotions).toBe(10);
  expect(collections).toBeGreaterThan(2);
  expect(collected).toBeGreaterThan(0);
});
