import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import valueParser from 'postcss-value-parser';

const root = path.join(import.meta.dirname, '../../..');
const tokens = path.join(root, 'shared/ui/src/tokens.css');

describe('a custom property', () => {
  const declared = new Set<string>();
  const tokenNames = new Set<string>();
  const asked = new Map<string, string>();
  for (const file of styleSheets()) {
    postcss.parse(readFileSync(file, 'utf8')).walkDecls(({ prop, value }) => {
      if (prop.startsWith('--')) (file === tokens ? tokenNames : declared).add(prop);
      for (const name of variables(value)) asked.set(name, path.relative(root, file));
    });
  }

  it('is declared where one is asked for', () => {
    expect([...asked].filter(([name]) => !declared.has(name) && !tokenNames.has(name))).toEqual([]);
  });

  it('is asked for where it is a token', () => {
    expect([...tokenNames].filter((name) => !asked.has(name))).toEqual([]);
  });
});

/** The style sheets of what the builds bring into a page. */
function styleSheets(): string[] {
  return readdirSync(root)
    .filter((name) => name === 'host' || name.startsWith('remote-'))
    .concat('shared/ui')
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(root, name, 'src', file),
      ),
    )
    .filter((file) => file.endsWith('.css'));
}

function variables(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    if (node.type === 'function' && node.value === 'var' && node.nodes[0]) names.push(node.nodes[0].value);
  });
  return names;
}
