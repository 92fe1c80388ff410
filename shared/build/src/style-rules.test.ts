import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import { sheetPlugins, breakpoints } from './style-rules';

const root = path.join(import.meta.dirname, '../../..');

describe('a style sheet', () => {
  const build = (css: string) => postcss([...sheetPlugins]).process(css, { from: undefined }).css;

  it('gets the width that a breakpoint’s name stands for', () => {
    expect(build('@media (--from-laptop) and (pointer: fine) { a { top: 0 } }')).toBe(
      '@media (width >= 62.5rem) and (pointer: fine) { a { top: 0 } }',
    );
  });

  it('does not build with a name that nothing stands for', () => {
    expect(() => build('@media (--from-lapdog) { a { top: 0 } }')).toThrow(
      '(--from-lapdog) has no width in breakpoints.css',
    );
  });
});

describe('a hovered look', () => {
  const build = (css: string) =>
    postcss([...sheetPlugins])
      .process(css, { from: undefined })
      .css.replaceAll(/\s+/g, ' ');

  it('is for devices that hover, and never outweighs a chosen one', () => {
    expect(build('a:hover, a[aria-current] { top: 0 } a:hover b { top: 1px } a { left: 0 }')).toBe(
      'a[aria-current] { top: 0 }@media (hover: hover) {a:where(:hover) { top: 0 } a:where(:hover) b { top: 1px } } a { left: 0 }',
    );
  });

  it('is no part of another condition', () => {
    expect(() => build('a:is(:hover, :checked) { top: 0 }')).toThrow('give :hover a rule of its own');
    expect(() => build('a:not(:hover) { top: 0 }')).toThrow('give :hover a rule of its own');
  });
});

describe('a script', () => {
  const literals = browserScripts().flatMap(literalsOf);

  it('asks for widths that the style sheets have', () => {
    const queries = literals.filter(({ value }) => /^\((?:min-|max-)?width/.test(value));
    expect(queries.map(({ value }) => value)).toContain('(width < 48rem)');
    // `sizes` of a picture begins with one.
    const queryOf = (value: string) => value.slice(0, value.indexOf(')') + 1);
    expect(queries.filter(({ value }) => !widths().has(queryOf(value)))).toEqual([]);
  });

  it('takes for mobile what is mobile to the style sheets', () => {
    const mobile = literals.filter(({ name }) => name === 'MOBILE_MAX_WIDTH');
    expect(mobile.length).toBeGreaterThan(0);
    expect(
      mobile.filter(({ value }) => widths().get(`(width < ${Number(value) / 16}rem)`) !== '--below-tablet'),
    ).toEqual([]);
  });
});

/** The names of breakpoints.css by their queries. */
function widths(): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(readFileSync(breakpoints, 'utf8')).walkAtRules('custom-media', ({ params }) => {
    const [name = '', ...query] = params.split(' ');
    found.set(query.join(' '), name);
  });
  return found;
}

function browserScripts(): string[] {
  return readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .concat('shared/client', 'shared/contract', 'shared/ui')
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, name, 'src', file),
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file));
}

/** The texts and numbers of a script, with the constant's name where they have one. */
function literalsOf(file: string): { file: string; name: string; value: string }[] {
  const found: { file: string; name: string; value: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node)) {
      const name = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
      found.push({ file: path.relative(root, file), name, value: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true));
  return found;
}
