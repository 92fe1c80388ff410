import { copyData, release, startSite } from '../src/site';
import { cloneWorkspace } from '../src/workspace-clone';

jest.setTimeout(240_000);

describe('a canary', () => {
  it('is seen by who is on it and by nobody else, and ends with its rollback', async () => {
    const [data, team] = await Promise.all([copyData(), cloneWorkspace()]);
    const site = await startSite({ dataDir: data.dataDir });
    const ask = (path: string, cookie = '') => fetch(site.origin + path, { headers: { cookie } });
    const title = async (path: string, cookie = '') =>
      /<title>([^<]*)/.exec(await (await ask(path, cookie)).text())?.[1] ?? '';

    await team.edit('remote-download/src/pages/client-download/head.ts', "title: '", "title: '试行 ");
    expect(
      await release(['publish', 'remote-download', '--version', '3.0.0'], data.dataDir, team.folder),
    ).toMatchObject({ code: 0 });
    expect((await ask('/')).headers.get('set-cookie')).toBeNull();
    expect(
      await release(['promote', 'remote-download@3.0.0', '--canary', '50'], data.dataDir, team.folder),
    ).toMatchObject({ code: 0 });

    expect(await title('/client-download/')).not.toContain('试行');
    expect(await title('/client-download/', 'channel=canary')).toContain('试行');
    expect(await title('/client-download/', 'channel=stable')).not.toContain('试行');
    expect(await title('/client-download/?channel=canary', 'channel=stable')).toContain('试行');

    const version = async (cookie: string) =>
      ((await (await ask('/composition.json', cookie)).json()) as { releases: Record<string, { version: string }> })
        .releases['remote-download']?.version;
    expect(await version('channel=canary')).toBe('3.0.0');
    expect(await version('')).not.toBe('3.0.0');

    const answer = await ask('/client-download/');
    expect(answer.headers.get('vary')).toContain('Cookie');
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(answer.headers.get('set-cookie')).toMatch(/^channel=(?:canary|stable);/);

    const second = await release(['promote', 'remote-marketing@3.0.0', '--canary', '5'], data.dataDir, team.folder);
    expect(second).toMatchObject({ code: 1 });
    expect(second.stderr).toContain('remote-download@3.0.0 is the canary now (50%)');

    expect(await release(['rollback', 'remote-download'], data.dataDir)).toMatchObject({ code: 0 });
    expect(await title('/client-download/', 'channel=canary')).not.toContain('试行');
    expect(await release(['withdraw', 'remote-download@3.0.0'], data.dataDir)).toMatchObject({ code: 0 });
    const again = await release(['promote', 'remote-download@3.0.0'], data.dataDir);
    expect(again.stderr.trim()).toBe('remote-download@3.0.0 was withdrawn: nothing may serve it again');
    expect(await release(['gc', '--dry-run'], data.dataDir)).toMatchObject({ code: 0 });

    await site.stop();
    await data.remove();
    await team.remove();
  });
});
