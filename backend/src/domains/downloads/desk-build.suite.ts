import { createHash } from 'node:crypto';
import { clientBuilds, deskBuildList, deskBuildSave, deskFileBegin } from '@shared/contract/endpoints';
import { sentFile } from '../testing/sent-image';
import type { Suite, TestSite } from '../domain.suite';

const bytes = Buffer.from('这不是可以安装的程序。\n'.repeat(200));

export const deskBuildSuite: Suite = (site) => {
  const operator = async () => (await site().newVisitor({ roles: ['operator'] })).token;
  const upload = (token: string, name: string) => sentFile(site(), token, [{ purpose: 'client-build', name }, bytes]);
  const offered = async (at: TestSite) => {
    const { platforms } = await at.call(clientBuilds, { query: { os: 'win', arch: 'x64' } });
    return platforms[0]?.builds ?? [];
  };

  describe('builds in the desk', () => {
    test('are offered and taken back in every process at once, with the bytes that were sent', async () => {
      const token = await operator();
      const beside = await site().openBeside({});
      const { id: fileId } = await upload(token, 'client-9.10.0-win.exe');
      const said = { os: 'win', arch: 'x64', clientVersion: '9.10.0', notes: ['更快'], requirements: ['Windows 10'] };
      const draft = await site().call(deskBuildSave, { token, body: { fileId, ...said } });
      expect(draft).toMatchObject({ ...said, state: 'draft', uploaded: true, size: bytes.length });
      expect((await offered(beside))[0]?.version).not.toBe('9.10.0');

      const { id } = draft;
      const body = { id, version: draft.version, state: 'published' };
      const published = await site().call(deskBuildSave, { token, body });
      const [newest] = await offered(beside);
      expect(newest).toMatchObject({
        version: '9.10.0',
        fileName: 'client-9.10.0-win.exe',
        notes: ['更快'],
        requirements: ['Windows 10'],
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      const redirect = await site().request(newest?.url ?? '');
      const link = new URL(redirect.headers.location ?? '', `http://test.invalid${newest?.url}`).pathname;
      const whole = await site().request(link);
      expect(whole.rawPayload.equals(bytes)).toBe(true);
      expect(whole.headers['content-disposition']).toContain('filename="client-9.10.0-win.exe"');
      const rest = await site().request({ url: link, headers: { range: 'bytes=100-' } });
      expect([rest.statusCode, rest.rawPayload.equals(bytes.subarray(100))]).toEqual([206, true]);

      const taken = { id, version: published.version, state: 'withdrawn' };
      await site().call(deskBuildSave, { token, body: taken });
      for (const at of [site(), beside]) expect((await offered(at))[0]?.version).not.toBe('9.10.0');
      expect((await site().request(link)).statusCode).toBe(404);
      await beside.close();
    });

    test('of the folder are there too, and stay taken back over a start', async () => {
      const token = await operator();
      const query = { os: 'mac', arch: 'x64' };
      const { items } = await site().call(deskBuildList, { token, query: { ...query, sort: 'clientVersion' } });
      expect(items.map(({ clientVersion, uploaded }) => [clientVersion, uploaded])).toEqual(
        ['5.2.0', '5.1.3', '5.0.0'].map((version) => [version, false]),
      );
      const [newest] = items;
      const versions = async (at: TestSite) =>
        (await at.call(clientBuilds, { query })).platforms[0]?.builds.map(({ version }) => version);
      const body = { id: newest?.id, version: newest?.version, state: 'withdrawn' };
      const { version } = await site().call(deskBuildSave, { token, body });
      const restarted = await site().openBeside({});
      expect(await versions(restarted)).toEqual(['5.1.3', '5.0.0']);
      await site().call(deskBuildSave, { token, body: { id: newest?.id, version, state: 'published' } });
      expect(await versions(restarted)).toEqual(['5.2.0', '5.1.3', '5.0.0']);
      await restarted.close();
    });

    test('refuse what a link could not stand for, each at its field', async () => {
      const token = await operator();
      const fields = async (body: object) => {
        const { detail } = await site().refused(deskBuildSave, { token, body });
        return (detail['fields'] as { path: string; message: string }[]).map(
          ({ path, message }) => `${path}: ${message}`,
        );
      };
      const said = { os: 'win', arch: 'x64', clientVersion: '9.1.0' };
      expect(await fields({})).toEqual(['fileId', 'os', 'arch', 'clientVersion'].map((path) => `${path}: 请填写`));
      const { id: unfinished } = await site().call(deskFileBegin, {
        token,
        body: { purpose: 'client-build', name: 'a.exe', size: 9 },
      });
      expect(await fields({ ...said, fileId: unfinished })).toEqual(['fileId: 请先把安装包传完']);
      const { id: fileId } = await upload(token, 'client-9.1.0.exe');
      expect(await fields({ ...said, fileId, clientVersion: '5.2.0' })).toEqual([
        'clientVersion: 这个系统和处理器已经有这个版本',
      ]);
      expect(await fields({ ...said, fileId: (await upload(token, '客户端.exe')).id })).toEqual([
        'fileId: 文件名只能有字母、数字、点、横线和下划线，请改名后再传',
      ]);
      const made = await site().call(deskBuildSave, { token, body: { ...said, fileId } });
      const change = { id: made.id, version: made.version };
      expect(await fields({ ...change, clientVersion: '9.2.0' })).toEqual([
        'clientVersion: 不能修改：请收回它，再新建一个',
      ]);
      const other = await upload(token, 'client-9.1.0.exe');
      expect(await fields({ ...said, clientVersion: '9.1.1', fileId: other.id })).toEqual([
        'fileId: 已经有同名的安装包，请改名后再传',
      ]);
      const { version } = await site().call(deskBuildSave, { token, body: { ...change, state: 'published' } });
      expect(await fields({ id: made.id, version, state: 'draft' })).toEqual(['state: 发布过的安装包只能收回']);
      await site().call(deskBuildSave, { token, body: { id: made.id, version, state: 'withdrawn' } });
    });
  });
};
