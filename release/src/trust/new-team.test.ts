import { KeysShell } from '../testing/keys-shell';

it('gives a package of another repository its team where that is what is meant, and no other word', async () => {
  const shell = await KeysShell.open();
  await shell.make('alice');
  await shell.run('alice', ['init']);
  const bob = await shell.make('bob');
  const add = (name: string, isNew: boolean) => shell.run('alice', ['add', name, bob], { 'new-team': isNew });
  await expect(add('remote-prices', false)).rejects.toThrow(
    'There is no role or package remote-prices; there are root, ',
  );
  await expect(add('promot', true)).rejects.toThrow('There is no role or package promot; there are root, ');
  await add('remote-prices', true);
  const { roles } = (await shell.log()).newest;
  expect(roles.packages['remote-prices']).toMatchObject({ prefixes: ['/prices/'], threshold: 1 });
  await shell.close();
});
