import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { canariesOf } from '@shared/contract/release/canaries';
import { placeMark } from '@shared/contract/release/stack-mark';
import { isMissing } from '@shared/storage/is-missing';
import { releaseNames } from '@shared/store/ledger/following';
import { ReleaseError } from '@shared/store/release-error';
import { factsOf } from '@shared/store/store/file-facts';
import { versionsIn } from '@shared/store/store/releases';
import { type Store, keys } from '@shared/store/store/store';
import { type CommandContext, parseRelease } from './command-context';
import { plainText } from './plain-text';

/** A place in a script of a release, as browsers write it in a stack. */
const PLACE = /[^\s(]*?\/assets\/([a-z][a-z0-9-]*)\/([\w-][\w.-]*\.js)(?:\?[^\s:)]*)?:(\d{1,7}):(\d{1,7})/g;
/** Characters of a stack that are read. */
const LONGEST = 100_000;

/** The mark of a stack, as views tell it. */
const MARK = /^[0-9a-z]{8}$/;

/** Tells the files and lines of a visitor's stack, or of its mark, by the source maps that were stored with the releases. */
export async function traceCommand({
  store,
  arguments: [file = '-', ...given],
  answer,
}: CommandContext): Promise<void> {
  const stack = MARK.test(file) ? await markedPlaces(store, file, given) : (await stackIn(file)).slice(0, LONGEST);
  const known = new Map<string, Promise<Traced>>();
  const places = [...stack.matchAll(PLACE)];
  if (places.length === 0)
    throw new ReleaseError(
      `The stack names no script of this site: such a place is …/assets/<package>/<file>.js:1:2345`,
    );
  const lines = [];
  for (const [place, name = '', script = '', line = '', column = ''] of places) {
    const address = `${name}/${script}`;
    const traced = known.get(address) ?? traceOf(store, name, script);
    known.set(address, traced);
    lines.push({ place, ...(await traced)(Number(line), Number(column)) });
  }
  answer(
    lines,
    lines.map(({ place, source, problem }) => plainText(source ?? `${place}: ${problem ?? ''}`)),
  );
}

/** The places in scripts of releases, of those that are served where none is named, which a mark may begin with: mostly one. */
async function markedPlaces(store: Store, mark: string, given: readonly string[]): Promise<string> {
  const revision = (await store.ledger.head())?.revision;
  const served = canariesOf(revision).canaries.flatMap(({ releases }) => releaseNames(releases));
  const live = releaseNames(await versionsIn(store, revision?.stable ?? null));
  const releases = given.length > 0 ? given : [...new Set([...served, ...live])];
  const places = new Set<string>();
  for (const { name, version } of releases.map(parseRelease))
    for (const script of Object.keys((await store.readRelease(name, version)).files)) {
      const stored = script.endsWith('.js') ? await store.storage.get(keys.asset(name, script)) : null;
      for (const [at, line] of (stored?.body.toString() ?? '').split('\n').entries())
        for (let column = 1; column <= line.length; column += 1) {
          const place = `${name}/${script}:${at + 1}:${column}`;
          if (mark.startsWith(placeMark(place))) places.add(`/assets/${place}`);
        }
    }
  if (places.size > 0) return [...places].join('\n');
  throw new ReleaseError(
    `No place in ${releases.join(', ')} has the mark ${mark}: name the releases that were served then`,
  );
}

type Traced = (line: number, column: number) => { source: string | null; problem: string | null };

/** Finds the places of a script in the sources that it was built from. */
async function traceOf(store: Store, name: string, script: string): Promise<Traced> {
  const unknown =
    (problem: string): Traced =>
    () => ({ source: null, problem });
  const file = `${script}.map`;
  let isThere = false;
  for (const version of await store.versionsOf(name)) {
    const found = await store.findSigned(name, version);
    if (found?.problem !== null || !Object.hasOwn(found.release.files, script)) continue;
    isThere = true;
    const facts = Object.hasOwn(found.release.maps ?? {}, file) ? found.release.maps?.[file] : undefined;
    const kept = facts && (await store.storage.get(keys.release(name, version, `maps/${file}.br`)));
    if (!kept) continue;
    const content = unpacked(kept.body, facts.size);
    if (!content || factsOf(content).sha256 !== facts.sha256)
      return unknown(`the source map in ${name}@${version} was changed`);
    const map = new SourceMap(JSON.parse(content.toString()) as SourceMapPayload);
    return (line, column) => {
      const entry = map.findEntry(line - 1, column - 1);
      if (!('originalSource' in entry)) return { source: null, problem: 'nothing of the sources stands there' };
      const { originalSource, originalLine, originalColumn } = entry;
      return { source: `${placeOf(name, originalSource)}:${originalLine + 1}:${originalColumn + 1}`, problem: null };
    };
  }
  return unknown(isThere ? 'its release has no source map' : `no release of ${name} in the store has this file`);
}

/** Null where it is not what was packed. */
function unpacked(body: Uint8Array, size: number): Buffer | null {
  try {
    return brotliDecompressSync(body, { maxOutputLength: Math.max(1, size) });
  } catch {
    return null;
  }
}

/** A source as it lies beside the package, or the library that it is of: bundlers name it `webpack://remote-a/./src/page.tsx`. */
function placeOf(name: string, source: string): string {
  const beside = path.posix.normalize(`${name}/${source.replace(/^\w+:\/\/[^/]*\//, '')}`);
  return beside.replace(/^.*node_modules\//, '');
}

async function stackIn(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new ReleaseError(`There is no file ${file}; "trace -" reads the stack from standard input`, { cause: error });
  }
}
