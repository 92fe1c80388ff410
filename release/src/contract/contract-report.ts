import path from 'node:path';
import ts from 'typescript';

/**
 * The contract's types as one text: the declarations of every file below `shared/contract/src/page` that its index leads to,
 * without comments. Bodies of functions are no part of it.
 */
export function contractReport(root: string): string {
  const folder = path.join(root, 'shared/contract/src/page');
  const program = ts.createProgram([path.join(folder, 'index.ts')], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    noLib: true,
    types: [],
    skipLibCheck: true,
  });
  const declarations = new Map<string, string>();
  for (const source of program.getSourceFiles()) {
    if (!source.fileName.startsWith(`${folder}/`)) continue;
    program.emit(
      source,
      (_file, text) => declarations.set(path.relative(folder, source.fileName), normalise(text)),
      undefined,
      true,
    );
  }
  return [...declarations]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `// ${file}\n${text}\n`)
    .join('\n');
}

/** The version itself is what the report is compared under. */
function normalise(text: string): string {
  return (
    text
      .replace(/CONTRACT_VERSION = "[^"]*"/, 'CONTRACT_VERSION: string')
      // Names get a line each: a further one is an addition, not a change of the others.
      .replace(
        /^export (type )?\{ ([^}]*?),? \} from (.*);$/gm,
        (_all, type: string | undefined, names: string, from: string) =>
          names
            .split(', ')
            .map((name) => `export ${type ?? ''}{ ${name} } from ${from};`)
            .join('\n'),
      )
      .split('\n')
      .map((line) => line.trimEnd())
      .filter((line) => line !== '')
      .join('\n')
  );
}
