import { readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(process.cwd(), file), 'utf8'));

// The packages say what they need: a page that says something else sends somebody a package that does not start.
it('says on the product page and on the download page what the sample packages need', () => {
  const { platforms } = read('backend/src/domains/downloads/sample-builds.json') as {
    platforms: { requirements: string[] }[];
  };
  const needs = (file: string) => JSON.stringify((read(file) as { requirements: object }).requirements);
  const product = needs('remote-marketing/src/pages/product/words.json').replaceAll('\u00a0', ' ');
  const download = needs('remote-download/src/pages/client-download/words.json');
  const named = platforms.flatMap(({ requirements }) =>
    requirements.flatMap((line) => line.match(/统信 UOS \d+|银河麒麟 V\d+|Debian \d+|Ubuntu [\d.]+|\d+ GB/g) ?? []),
  );
  expect(named).toContain('统信 UOS 20');
  for (const name of named) expect([name, product.includes(name), download.includes(name)]).toEqual([name, true, true]);
});
