import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Row, transitions } from '../src/page-runtime/machine-table';

/** The parts of docs/recovery.md that are made from the code, by the mark that they stand between. */
export function drawnParts(): Record<'picture' | 'transitions' | 'limits', string> {
  return { picture: picture(), transitions: transitionTable(), limits: limitTable() };
}

/** The document with its drawn parts made anew; everything between the marks is written by hand. */
export function withDrawnParts(document: string): string {
  return Object.entries(drawnParts()).reduce((text, [name, part]) => {
    const [begin, end] = [`<!-- drawn: ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest] = split(text, begin);
    const [, after] = split(rest, end);
    return `${before}${begin}\n\n${part}\n\n${end}${after}`;
  }, document);
}

function split(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/recovery.md has no ${mark}`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

/** The page alone, as a state diagram: a navigation runs beside it and leaves it as it is. */
function picture(): string {
  const arrows = transitions
    .filter(({ navigation, to }) => navigation.includes('none') && to.page !== undefined)
    .flatMap(({ page, on, given, to }) =>
      page
        .filter((from) => from !== to.page && reachable(from, on))
        .map(
          (from) => `  ${from} --> ${to.page ?? from}: ${given === 'not restored' ? 'crash, nothing composed' : on}`,
        ),
    );
  return ['```mermaid', 'stateDiagram-v2', '  [*] --> static', ...new Set(arrows), '```'].join('\n');
}

/** Only a live page can crash or be replaced in one step; the table says what would happen in every other case. */
function reachable(from: string, on: Row['on']): boolean {
  return on !== 'crash' && on !== 'show' ? from !== 'lost' : from === 'live';
}

function transitionTable(): string {
  const states = (some: readonly string[], all: number) => (some.length === all ? 'any' : some.join(', '));
  return table(
    ['page', 'navigation', 'event', 'page then', 'navigation then', 'effects', 'when'],
    transitions.map(({ page, navigation, on, given, to, effects, when }) => [
      states(page, 5),
      states(navigation, 4),
      given ? `${on}, ${given}` : on,
      to.page ?? 'same',
      to.navigation ?? 'same',
      effects.join(', '),
      when,
    ]),
  );
}

/** Every constant of policy.ts with its value and its reason, which is its comment. */
function limitTable(): string {
  const file = path.resolve(import.meta.dirname, '../src/page-runtime/policy.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const rows = source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.map(({ name, initializer }) => {
      const value = initializer && ts.isAsExpression(initializer) ? initializer.expression : initializer;
      const reason = ts
        .getJSDocCommentsAndTags(statement)
        .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
      return [`\`${name.getText()}\``, `\`${value?.getText() ?? ''}\``, reason.join(' ').replaceAll(/\s+/g, ' ')];
    }),
  );
  return table(['limit', 'value', 'reason'], rows);
}

/** Columns as wide as their widest cell, as the formatter leaves them. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
