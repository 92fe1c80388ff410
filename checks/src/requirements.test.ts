import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routeAt, siteConfigSchema } from '@shared/contract/config';
import { downloadLink } from '@shared/contract/endpoints';
import { frameContent, isMenu, navigationOf } from '../../host/src/header/navigation';
import { siteRoutes } from '@shared/testing/site-routes';

/** The tables of docs/requirements.md are held against the code. */
const text = readFileSync(path.join(__dirname, '../../docs/requirements.md'), 'utf8');

/** The rows of the table below a heading, cell by cell. */
function table(heading: string): string[][] {
  const [, after = ''] = text.split(heading);
  const lines = after.slice(after.indexOf('\n|') + 1).split('\n');
  const rows = lines.slice(
    0,
    lines.findIndex((line) => !line.startsWith('|')),
  );
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const inCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

test('the keys of the configuration, and defaults that are written as code', () => {
  const rows = table('**Configuration**');
  expect(rows.map(([key = '']) => inCode(key)).flat()).toEqual(Object.keys(siteConfigSchema.shape));
  const defaults = new Map<string, unknown>(Object.entries(siteConfigSchema.parse({})));
  const addresses = new Set(['downloadLinkUrl', 'telemetryUrl']);
  for (const [key = '', , said = ''] of rows) {
    const [name = ''] = inCode(key);
    const [value] = inCode(said);
    // An empty address means the one that is said.
    if (value !== undefined) expect([name, defaults.get(name)]).toEqual([name, addresses.has(name) ? '' : value]);
  }
});

test('every address of the header, in its order', () => {
  const own = (links: readonly string[]) => links.filter((link) => link.startsWith('/'));
  const rows = table('**Header, desktop**').filter(([name = '']) => !['logo', 'right side'].includes(name));
  const { desktop: items, mobile: onPhones } = navigationOf(frameContent(), siteConfigSchema.parse({}));
  expect(rows.map(([, cell = '']) => own(inCode(cell))).filter((links) => links.length > 0)).toEqual(
    items
      .map((item) => own(isMenu(item) ? item.entries.map(({ link }) => link) : [item.link]))
      .filter((links) => links.length > 0),
  );
  const [, mobile = ''] = /\*\*Header, mobile:\*\*([^*]*)/.exec(text) ?? [];
  expect(own(inCode(mobile))).toEqual(onPhones.map(({ link }) => link));
});

test('every route that is listed leads to the remote that it is listed with', () => {
  for (const [remote = '', listed = ''] of table('there.\n').filter(([remote]) => remote !== '`host`'))
    for (const address of inCode(listed).filter((code) => code.startsWith('/'))) {
      const pathname = address
        .replace(/[?#].*$/, '')
        .replaceAll(/\{\w+\}/g, 'x')
        .replaceAll(/:\w+/g, 'x');
      expect([address, routeAt(siteRoutes, pathname)?.route.remote]).toEqual([address, inCode(remote)[0]]);
    }
});

test('the fields, systems and processors of the download request', () => {
  const { schemas } = downloadLink;
  if (!schemas) throw new Error('The call has no schemas');
  const { os, arch, version, ...fields } = schemas.query.shape;
  const [, , ...said] = inCode(
    table('three sets of fields').find(([entity]) => entity === 'download request')?.[1] ?? '',
  );
  expect(said.sort()).toEqual(Object.keys(fields).sort());
  expect(version.safeParse(undefined).success).toBe(true);
  const [, ninth = ''] = text.split('## 9.');
  const constants = new Map(
    [...ninth.matchAll(/^- ([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, inCode(value)]),
  );
  expect(constants.get('systems')).toEqual(os.options);
  expect(constants.get('processors')?.toSorted()).toEqual([...arch.options].sort());
});
