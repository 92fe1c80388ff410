import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * An ESLint rule: no module imports itself by way of others, and no feature of a remote another one that imports it.
 * Types alone and what is loaded later make no circle of modules; between features they do. The plugin's own
 * (`import-x/no-cycle`) knows no features, and parses every file once more for each file that is linted.
 *
 * @param {string} root of the repository
 */
export function noCircle(root) {
  /** @type {{ modules: Circles, features: Circles } | undefined} */
  let known;
  return {
    meta: { type: 'problem', schema: [], messages: { circle: '{{to}} imports {{from}} in its turn.' } },
    create(context) {
      const file = path.relative(root, context.filename);
      return {
        Program(program) {
          known ??= circlesOf(root);
          for (const node of program.body) {
            const to = node.source && target(root, file, node.source.value);
            if (!to) continue;
            const [own, other] = [featureOf(file), featureOf(to)];
            const inFeatures = own !== other && together(known.features, own, other);
            if (inFeatures || (!isTypeOnly(node) && together(known.modules, file, to)))
              context.report({
                node: node.source,
                messageId: 'circle',
                data: inFeatures ? { from: own, to: other } : { from: file, to },
              });
          }
        },
      };
    },
  };
}

/** @typedef {Map<string, number>} Circles number of the circle that each member belongs to */

/** @param {Circles} circles @param {string} one @param {string} other */
function together(circles, one, other) {
  return circles.has(one) && circles.get(one) === circles.get(other);
}

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));

/** `remote-community/src/features/forum`; empty for what belongs to no feature. */
const featureOf = (file) => /^remote-[^/]+\/src\/features\/[^/]+(?=\/)/.exec(file)?.[0] ?? '';

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** The file of the repository that a relative specifier leads to. */
function target(root, file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const place = path.posix.join(path.posix.dirname(file), specifier);
  const found = EXTENSIONS.map((extension) => place + extension).find((candidate) =>
    statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
  return found && /\.tsx?$/.test(found) ? found : undefined;
}

function circlesOf(root) {
  const modules = new Map();
  const features = new Map();
  for (const file of sources(root, '')) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const { specifier, typeOnly } of importsOf(file, text)) {
      const to = target(root, file, specifier);
      if (!to) continue;
      if (!typeOnly) add(modules, file, to);
      const [own, other] = [featureOf(file), featureOf(to)];
      if (own && other && own !== other) add(features, own, other);
    }
  }
  return { modules: circles(modules), features: circles(features) };
}

function add(graph, from, to) {
  graph.set(from, (graph.get(from) ?? new Set()).add(to));
}

function* sources(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !/^(?:\..*|node_modules|dist|dist-dev|output|peers)$/.test(entry.name))
      yield* sources(root, name);
    else if (entry.isFile() && /\.tsx?$/.test(entry.name)) yield name;
  }
}

function importsOf(file, text) {
  const parsed = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ES2022,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  return parsed.statements.flatMap((statement) => {
    const { moduleSpecifier, importClause, exportClause, isTypeOnly: exportsTypes } = statement;
    if (!moduleSpecifier) return [];
    const names = (importClause?.namedBindings ?? exportClause)?.elements ?? [];
    const onlyTypes = names.length > 0 && !importClause?.name && names.every((name) => name.isTypeOnly);
    return [{ specifier: moduleSpecifier.text, typeOnly: exportsTypes || importClause?.isTypeOnly || onlyTypes }];
  });
}

/** Tarjan's strongly connected components, of two members or more. */
function circles(graph) {
  const found = new Map();
  const order = new Map();
  const low = new Map();
  const stack = [];
  const visit = (member) => {
    order.set(member, order.size);
    low.set(member, order.get(member));
    stack.push(member);
    for (const next of graph.get(member) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(member, Math.min(low.get(member), low.get(next)));
    }
    if (low.get(member) !== order.get(member)) return;
    const circle = stack.splice(stack.indexOf(member));
    if (circle.length > 1) for (const one of circle) found.set(one, order.get(member));
  };
  for (const member of graph.keys()) if (!order.has(member)) visit(member);
  return found;
}
