import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from '../cli/run-command';
import { teamEnvironment, teamPlace } from './team-place';

describe('the folder of a team', () => {
  let folder: string;
  const write = (file: string, value: unknown) => writeFile(path.join(folder, file), JSON.stringify(value));
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'team-place-'));
    await write('package.json', { name: 'remote-prices', version: '1.2.0' });
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is what commands are about that name nothing', async () => {
    const place = teamPlace(folder);
    expect(await place.implied('publish')).toEqual(['remote-prices']);
    expect(await place.implied('promote')).toEqual(['remote-prices@1.2.0']);
    expect(await place.implied('status')).toEqual([]);
    expect(await place.packages()).toEqual(['remote-prices']);
  });

  it('says where the site is, unless the shell does', async () => {
    await write('site.json', { site: 'https://www.example.com', store: '/srv/site', trustRoot: '' });
    expect(teamEnvironment(folder, { SITE: 'http://localhost:1', PORT: '2' })).toEqual({
      SITE: 'http://localhost:1',
      PORT: '2',
      DATA_DIR: '/srv/site',
      STORE: undefined,
      TRUST_ROOT: undefined,
      KEYS_DIR: '.data/keys',
      STATE_DIR: '.data',
    });
    const service = teamEnvironment(folder, { STORE: 'https://releases.example.com' });
    expect(service).toMatchObject({ STORE: 'https://releases.example.com', SITE: 'https://www.example.com' });
    expect(service).not.toHaveProperty('DATA_DIR');
  });

  it.each([
    ['package.json', { name: 'prices', version: '1.0.0' }, 'name is no name of a remote, as in remote-prices'],
    ['site.json', { sites: 'https://www.example.com' }, 'Unrecognized key: "sites"'],
    ['site.json', { store: 5 }, 'store Invalid input'],
  ])('refuses a %s that is not as it should be: %j', async (file, value, sentence) => {
    await write(file, value);
    expect(() => {
      teamPlace(folder);
      teamEnvironment(folder, {});
    }).toThrow(new RegExp(`${file} is not as it should be: .*${sentence}`));
  });

  it('refuses a folder that is none, and commands of who keeps a store', async () => {
    expect(() => teamPlace(path.join(folder, 'src'))).toThrow('run this in the folder of a remote');
    const run = (...words: string[]) => runCommand(words, undefined, teamPlace(folder));
    for (const command of ['gc', 'contract', 'toString'])
      await expect(run(command)).rejects.toThrow(`There is no command ${command}.\nremote <command>`);
    await expect(run('publish', '--dry-run')).rejects.toThrow('publish has no option --dry-run');
    await expect(run('verify', 'a', 'b')).rejects.toThrow('verify takes one word, not “a b”');
  });
});
