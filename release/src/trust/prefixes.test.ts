import { prefixProblem } from './prefixes';
import { SignedSite, community, download } from './testing/signed-site';

it('keeps each package below its own addresses', async () => {
  const site = await SignedSite.make();
  const { newest } = await site.log();
  for (const address of ['/download', '/download/', '/download/win/', '/download/index.html'])
    expect(prefixProblem(newest, download, address)).toBeNull();
  for (const address of ['/', '/index.html', '/downloads/', '/community/download/', '/downloa'])
    expect(prefixProblem(newest, download, address)).toMatch(/may compose below \/download\/; .*keys prefixes/);
  expect(prefixProblem(newest, community, '/download/')).toMatch(/remote-community may not have \/download\//);
  expect(prefixProblem(newest, 'remote-nobody', '/')).toMatch(/below nothing/);
  await site.remove();
});
