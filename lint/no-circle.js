import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * An ESLint rule: in every folder, what it holds imports in one direction. A subfolder counts as one piece with all that
 * is below it, and an import of a type alone, or one that is loaded later, counts too: what is drawn as boxes and arrows
 * has no circle at any height. Tests may need both sides, and nothing imports them. The plugin's own rule
 * (`import-x/no-cycle`) knows modules alone, and parses every file once more for each file that is linted.
 *
 * @param {string} root of the repository
 */
export function noCircle(root) {
  /** @type {Map<string, Folder> | undefined} */
  let folders;
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        circle: '{{from}} imports {{to}}, which leads back to it: {{way}}. Move what both need, or inject it.',
      },
    },
    create(context) {
      const file = path.relative(root, context.filename);
      if (isTest(file)) return {};
      const check = (node) => {
        const to = typeof node.source?.value === 'string' ? target(root, file, node.source.value) : undefined;
        if (!to || to === file) return;
        folders ??= foldersOf(root);
        const step = stepOf(file, to);
        const back = wayBack(folders.get(step.folder), step);
        if (!back) return;
        const data = {
          from: path.posix.join(step.folder, step.from),
          to: path.posix.join(step.folder, step.to),
          way: back.map((pair) => pair.join(' imports ')).join(', '),
        };
        context.report({ node: node.source, messageId: 'circle', data });
      };
      return {
        ImportDeclaration: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        ImportExpression: check,
        TSImportType: check,
      };
    },
  };
}

/** @typedef {Map<string, Map<string, [string, string]>>} Folder what each piece imports, with one import as an example */

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isSource = (file) => /\.(?:tsx?|m?js)$/.test(file);

/** Step of an import in the folder that holds both sides: from one of its pieces to another. */
function stepOf(file, to) {
  const [own, other] = [file.split('/'), to.split('/')];
  const at = own.findIndex((name, index) => name !== other[index]);
  return { folder: own.slice(0, at).join('/'), from: own[at], to: other[at] };
}

/** The shortest way from where a step leads to where it begins; undefined where there is none. */
function wayBack(folder, { from, to }) {
  const ways = new Map([[to, []]]);
  for (const [piece, way] of ways) {
    if (piece === from) return way;
    for (const [next, example] of folder?.get(piece) ?? []) if (!ways.has(next)) ways.set(next, [...way, example]);
  }
  return undefined;
}

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** The file of the repository that a relative specifier leads to. */
function target(root, file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const place = path.posix.join(path.posix.dirname(file), specifier);
  const found = EXTENSIONS.map((extension) => place + extension).find((candidate) =>
    statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
  return found && isSource(found) ? found : undefined;
}

/** @returns {Map<string, Folder>} */
function foldersOf(root) {
  const folders = new Map();
  for (const file of sources(root, '')) {
    if (isTest(file)) continue;
    // Looks for imports without parsing the rest.
    const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'), true, true);
    for (const { fileName } of importedFiles) {
      const to = target(root, file, fileName);
      if (!to || to === file) continue;
      const step = stepOf(file, to);
      const folder = entry(folders, step.folder);
      const imports = entry(folder, step.from);
      if (!imports.has(step.to)) imports.set(step.to, [file, to]);
    }
  }
  return folders;
}

function entry(map, key) {
  const found = map.get(key) ?? new Map();
  map.set(key, found);
  return found;
}

function* sources(root, folder) {
  for (const found of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, found.name);
    if (
      found.isDirectory() &&
      !/^(?:\..*|node_modules|dist|dist-dev|output)$/.test(found.name) &&
      name !== 'bench/peers'
    )
      yield* sources(root, name);
    else if (found.isFile() && isSource(name)) yield name;
  }
}
