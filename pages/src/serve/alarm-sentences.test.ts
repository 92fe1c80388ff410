import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { alarmSentences } from './alarm-sentences';

test('the runbook says of every alarm what to do, and of no other', () => {
  const runbook = readFileSync(path.join(__dirname, '../../../docs/runbook.md'), 'utf8');
  const section = runbook.split('## When something is wrong')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/^- `([^`]+)`: /gm)].map(([, sentence]) => sentence);
  const raised = Object.values<(...parts: never[]) => string>(alarmSentences).map((sentence) =>
    sentence(...(['…', '…', '…'] as never[])),
  );
  expect(named.sort()).toEqual(raised.sort());
});

test('a page server raises no alarm whose sentence is written elsewhere', () => {
  expect(raisedSentences().filter((sentence) => !sentence.includes('alarmSentences'))).toEqual([]);
});

/** The second argument of each `raise(…)` of this folder, as it is written. */
function raisedSentences(): string[] {
  const files = readdirSync(__dirname).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
  return files.flatMap((name) => {
    const text = readFileSync(path.join(__dirname, name), 'utf8');
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && /\braise$/.test(node.expression.getText()))
        found.push(node.arguments[1]?.getText() ?? '');
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
