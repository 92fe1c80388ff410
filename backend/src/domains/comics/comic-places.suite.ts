import { comicList, comicPlaceSave, comicPlaces } from '@shared/contract/endpoints';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import type { Suite } from '../domain.suite';

export const comicPlaceSuite: Suite = (site) => {
  describe('where a visitor stopped in a chapter', () => {
    afterAll(() => removePublicThings(site().database));

    test('is told to them on every device, the later one first, and to nobody else', async () => {
      const { comicId, chapterId } = await makePublicThings(site().database);
      const [{ token }, other] = [await site().newVisitor(), await site().newVisitor()];
      const at = Date.now() - 1000;
      const save = (...places: { chapterId: number; panel: number; of: number; at: number }[]) =>
        site().call(comicPlaceSave, { token, body: { places } });
      const read = () => site().call(comicPlaces, { token });
      await save({ chapterId, panel: 2, of: 6, at: at - 10 }, { chapterId, panel: 3, of: 6, at });
      expect(await read()).toMatchObject([{ chapterId, comicId, panel: 3, of: 6, at }]);
      // An older word that comes late changes nothing, a newer one does.
      await save({ chapterId, panel: 1, of: 6, at: at - 500 });
      expect(await read()).toMatchObject([{ panel: 3 }]);
      await save({ chapterId, panel: 5, of: 6, at: at + 1 });
      expect(await read()).toMatchObject([{ panel: 5 }]);
      expect(await site().call(comicPlaces, { token: other.token })).toEqual([]);
      expect(await site().refused(comicPlaces, {})).toMatchObject({ status: 401 });
    });

    test('is later or earlier by how long ago it was, however the clocks of the devices go', async () => {
      const { chapterId } = await makePublicThings(site().database);
      const { token } = await site().newVisitor();
      const HOUR = 3_600_000;
      /** A device whose clock is off by so much, with a place of so long ago. */
      const save = (panel: number, { off, ago }: { off: number; ago: number }) => {
        const now = Date.now() + off;
        const body = { places: [{ chapterId, panel, of: 6, at: now - ago }], now };
        return site().call(comicPlaceSave, { token, body });
      };
      const read = async () => (await site().call(comicPlaces, { token }))[0];
      await save(2, { off: 0, ago: 60_000 });
      // A clock behind by an hour has the newer word all the same.
      await save(3, { off: -HOUR, ago: 30_000 });
      expect(await read()).toMatchObject({ panel: 3 });
      // A clock ahead by an hour has the older one all the same.
      await save(4, { off: HOUR, ago: 45_000 });
      const kept = await read();
      expect(kept).toMatchObject({ panel: 3 });
      expect(kept?.ago).toBeGreaterThanOrEqual(30_000);
      expect(kept?.ago).toBeLessThan(45_000);
      // A time later than the clock's own now.
      await save(5, { off: 0, ago: -HOUR });
      expect((await read())?.at).toBeLessThanOrEqual(Date.now() + 5000);
      await save(6, { off: 0, ago: 0 });
      expect(await read()).toMatchObject({ panel: 6 });
    });

    test('that is the end of a chapter says that it was read, as a guest who signed in tells', async () => {
      const { comicId, chapterId } = await makePublicThings(site().database);
      const { token } = await site().newVisitor();
      const readBy = async () =>
        (await site().call(comicList, { token, query: { size: 50 } })).items.find(({ id }) => id === comicId)
          ?.readChapterIds;
      const place = { chapterId, of: 6, at: Date.now() };
      await site().call(comicPlaceSave, { token, body: { places: [{ ...place, panel: 5 }] } });
      expect(await readBy()).toEqual([]);
      await site().call(comicPlaceSave, { token, body: { places: [{ ...place, panel: 6 }] } });
      expect(await readBy()).toEqual([chapterId]);
    });

    test('is of chapters in sight alone, inside them, and never in the future', async () => {
      const { chapterId } = await makePublicThings(site().database);
      const { token } = await site().newVisitor();
      const place = { chapterId, panel: 2, of: 6, at: Date.now() + 86_400_000 };
      await site().call(comicPlaceSave, { token, body: { places: [place, { ...place, chapterId: 2_000_000_000 }] } });
      const [kept, ...others] = await site().call(comicPlaces, { token });
      expect(kept?.at).toBeLessThanOrEqual(Date.now() + 5000);
      expect(others).toEqual([]);
      const wrong = { places: [{ ...place, panel: 7 }] };
      expect(await site().refused(comicPlaceSave, { token, body: wrong })).toMatchObject({ reason: 'invalid-request' });
      await site().database.query(`update comic_chapters set state = 'withdrawn' where id = $1`, [chapterId]);
      expect(await site().call(comicPlaces, { token })).toEqual([]);
    });
  });
};
