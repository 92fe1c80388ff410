import { extname } from 'node:path';
import type { Browser } from 'playwright-core';
import { readElements } from '@shared/markup';
import type { PageData } from '@shared/contract/release';
import { integrityOf } from '@shared/testing/page-data';
import { type Alteration, type Altered, flipped, openAltered } from './altered-page';
import { type SecurityCheck, type Line, line } from './check';
import { releaseFiles } from 'checks/release-files';
import { type ComposedCode, composedCode, composedPages } from './composed-files';
import { sideBySide } from 'checks/side-by-side';

/** Pages side by side; recovery waits more than it works. */
const WIDTH = 4;

interface Cell {
  name: string;
  alteration: Alteration;
  altered: Altered;
}

/**
 * A byte of every script and stylesheet that the composition names, one file at a time, and every hash taken away: nothing
 * altered may run, and every page must still read.
 */
export const checkTampering: SecurityCheck = async (stage) => {
  const { origin } = await stage.embedded();
  const browser = await stage.browser();
  const [pages, releases] = await Promise.all([composedPages(origin), releaseFiles(origin)]);
  const { code: asked, others } = composedCode(pages, releases);
  const place = { browser, origin };
  const whole = await play(
    place,
    'whole',
    firstOfEach(asked).map((code) => ({ code, flip: false })),
  );
  const bytes = await play(
    place,
    'altered',
    asked.map((code) => ({ code, flip: true })),
  );
  const entries = firstOfEach(asked.filter(({ arrival }) => arrival === 'first page'));
  const samples = asked.filter(
    ({ arrival, path }) => arrival === 'first page' && entries.some((entry) => entry.path === path),
  );
  const hashes = await play(place, 'without its hash', samples.map(withoutHash));
  const lists = await play(
    place,
    'with a forged list',
    await Promise.all(forgeable(asked).map((code) => forged(origin, code))),
  );
  return [
    line(
      'the watch sees files that nobody altered run',
      whole.filter(({ altered }) => !altered.ran || altered.end !== 'live').map(({ name }) => name),
      `${whole.length} files`,
    ),
    judged(
      'a byte flipped in each script and stylesheet: nothing altered runs, the page reads',
      bytes,
      `; ${others} other files hold no code or stand in the HTML`,
    ),
    judged('the hash of an altered file removed from the HTML: it does not run, the page reads', hashes),
    judged('a list of hashes forged, and its own hash removed: nothing altered runs, the page reads', lists),
  ];
};

async function play(
  { browser, origin }: { browser: Browser; origin: string },
  what: string,
  alterations: readonly Alteration[],
): Promise<Cell[]> {
  return sideBySide(alterations, WIDTH, async (alteration) => {
    const { code } = alteration;
    // The visitor comes from a page of another remote, so that the release is taken from the pointer.
    const from = code.remote === 'remote-marketing' ? '/client-download/' : '/';
    const altered = await openAltered(browser, { origin, from }, alteration);
    const name = `${code.remote}/${code.file} ${what}, ${code.arrival} ${code.path}`;
    console.log(`  ${name}: asked ${altered.asked}, ${altered.ran ? 'RAN' : 'not run'}, ${altered.end ?? 'no end'}`);
    return { name, alteration, altered };
  });
}

function judged(what: string, cells: readonly Cell[], more = ''): Line {
  const wrong = cells.flatMap(({ name, altered: { asked, ran, reads } }) => [
    ...(ran ? [`${name} ran`] : []),
    ...(reads ? [] : [`${name}: the page does not read`]),
    ...(asked > 0 ? [] : [`${name} was never asked for`]),
  ]);
  const count = (end: Altered['end']) => cells.filter(({ altered }) => altered.end === end).length;
  const kinds = ['.js', '.css'].map(
    (end) => cells.filter(({ alteration }) => alteration.code.file.endsWith(end)).length,
  );
  return line(
    what,
    wrong,
    `${kinds[0] ?? 0} scripts, ${kinds[1] ?? 0} stylesheets; ${count('told')} pages told their visitor, ${count('live')} came alive all the same${more}`,
  );
}

/** Picks a file of each package, arrival and kind. */
function firstOfEach(codes: readonly ComposedCode[]): ComposedCode[] {
  const kinds = codes
    .toReversed()
    .map((code) => [`${code.remote} ${code.arrival} ${extname(code.file)}`, code] as const);
  return [...new Map(kinds).values()];
}

/** The HTML says nothing of the hash of a file any more, wherever it stood. */
function withoutHash(code: ComposedCode): Alteration {
  const pattern = new RegExp(`^${code.path}$`);
  const change = (html: string) => {
    let rest = html;
    // Elements change from the last to the first, so that what is before keeps its place.
    for (const { attributes, text, start, contentStart } of readElements(html).reverse()) {
      const { id, integrity } = attributes;
      const tag = html.slice(start, contentStart);
      if (id === 'page-data') rest = splice(rest, contentStart, contentStart + text.length, emptied(text, code));
      if (integrity !== undefined)
        rest = splice(rest, start, contentStart, tag.replace(` integrity="${integrity}"`, ''));
    }
    return rest;
  };
  return { code, flip: true, rewrite: { pattern, change } };
}

/** Empties a hash in the page's data: the host's own, or that of a file of its remote. */
function emptied(text: string, { remote, file }: ComposedCode): string {
  const { host, remote: own, ...others } = JSON.parse(text) as PageData;
  const integrity = { ...own?.first.integrity, [file]: '' };
  const data =
    remote === 'host'
      ? { ...others, host: { ...host, integrity: '' }, remote: own }
      : { ...others, host, remote: own && { ...own, first: { ...own.first, integrity } } };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function splice(text: string, start: number, end: number, by: string): string {
  return text.slice(0, start) + by + text.slice(end);
}

/** A file that another page's release list names, one for each remote. */
function forgeable(codes: readonly ComposedCode[]): ComposedCode[] {
  const scripts = codes.filter(({ remote, arrival }) => remote !== 'host' && arrival === 'first page');
  return firstOfEach(scripts).map((code) => ({ ...code, arrival: 'navigation' }));
}

/** A pointer without hashes of lists, and a list that names the hash of the altered file. */
async function forged(origin: string, code: ComposedCode): Promise<Alteration> {
  const content = Buffer.from(await (await fetch(`${origin}/assets/${code.remote}/${code.file}`)).arrayBuffer());
  const [before, after] = [integrityOf(content), integrityOf(flipped(content))];
  const change = (text: string) =>
    text
      .replaceAll(/("filesIntegrity":")[^"]*"/g, '$1"')
      .replaceAll(before, after)
      .replaceAll(before.slice(7), after.slice(7));
  return { code, flip: true, rewrite: { pattern: /^\/composition\.json$|\/files\.[0-9a-f]+\.json$/, change } };
}
