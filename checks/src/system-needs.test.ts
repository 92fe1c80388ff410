import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Rows {
  requirements: readonly (readonly [string, string, string])[];
}
const read = <Content>(file: string) => JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8')) as Content;

// The packages say what they need: a page that says something else sends somebody a package that does not start.
it('says on the product page and on the download page what the sample packages need', () => {
  const { platforms } = read<{ platforms: { requirements: string[] }[] }>(
    'backend/src/domains/downloads/sample-builds.json',
  );
  const product = JSON.stringify(
    read<{ requirements: object }>('remote-marketing/src/pages/product/words.json').requirements,
  ).replaceAll('\u00a0', ' ');
  const download = JSON.stringify(read<Rows>('remote-download/src/pages/client-download/words.json').requirements);
  const named = platforms.flatMap(({ requirements }) =>
    requirements.flatMap((line) => line.match(/统信 UOS \d+|银河麒麟 V\d+|Debian \d+|Ubuntu [\d.]+|\d+ GB/g) ?? []),
  );
  expect(named).toContain('统信 UOS 20');
  for (const name of named) expect([name, product.includes(name), download.includes(name)]).toEqual([name, true, true]);
});
