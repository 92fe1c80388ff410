import { comicPlaceSave, comicPlaces } from '@shared/contract/endpoints';
import { makePublicThings, removePublicThings } from '../changes/change-fixture';
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
      expect(await read()).toEqual([{ chapterId, comicId, panel: 3, of: 6, at }]);
      // An older word that comes late changes nothing, a newer one does.
      await save({ chapterId, panel: 1, of: 6, at: at - 500 });
      expect(await read()).toMatchObject([{ panel: 3 }]);
      await save({ chapterId, panel: 5, of: 6, at: at + 1 });
      expect(await read()).toMatchObject([{ panel: 5 }]);
      expect(await site().call(comicPlaces, { token: other.token })).toEqual([]);
      expect(await site().refused(comicPlaces, {})).toMatchObject({ status: 401 });
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
