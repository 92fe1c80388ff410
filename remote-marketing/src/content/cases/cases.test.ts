import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { caseCards, findCase } from './case-cards';
import type { CaseFacts } from './case-facts';
import { caseTypes } from './case-types';

const folder = path.join(process.cwd(), 'remote-marketing/src/content/cases');

function readCase(file: string): { facts: CaseFacts; story: string } {
  const content = readFileSync(path.join(folder, file), 'utf8');
  const [, literal, story] = /^export const facts = (\{[\s\S]*?\n\});\n([\s\S]*)$/.exec(content) ?? [];
  if (!literal || !story) throw new Error(`${file} does not begin with its facts`);
  return { facts: JSON.parse(JSON.stringify(runInNewContext(`(${literal})`))) as CaseFacts, story };
}

const files = readdirSync(folder).filter((name) => name.endsWith('.mdx'));

describe('the sample cases', () => {
  it('are at least twelve over six types, each with a file of its own', () => {
    expect(caseCards.length).toBeGreaterThanOrEqual(12);
    expect(new Set(caseCards.map(({ type }) => type)).size).toBe(Object.keys(caseTypes).length);
    expect(files.sort()).toEqual(caseCards.map(({ id }) => `${id}.mdx`).sort());
  });

  it('are found by type and id together only', () => {
    expect(findCase('apparel', 'morning-report')?.department).toBe('运营部');
    expect(findCase('home', 'morning-report')).toBeUndefined();
    expect(findCase('apparel', 'none')).toBeUndefined();
  });

  it.each(files)('%s says the same number of steps as its card and stops on one of them', (file) => {
    const { facts, story } = readCase(file);
    expect(facts.flow).toHaveLength(caseCards.find(({ id }) => `${id}.mdx` === file)?.steps ?? 0);
    expect(facts.flow[facts.running]).toBeDefined();
    expect(facts.metrics).toHaveLength(3);
    expect(facts.systems.length).toBeLessThanOrEqual(4);
    for (const { system } of facts.flow) expect(facts.systems[system]).toBeDefined();
    for (const { before, after } of facts.minutes) expect(after).toBeLessThan(before);
    expect(story).toContain('## 原来');
  });

  it.each(files)('%s leads on to three other cases that exist', (file) => {
    const { facts } = readCase(file);
    expect(facts.related).toHaveLength(3);
    for (const id of facts.related) {
      expect(files).toContain(`${id}.mdx`);
      expect(`${id}.mdx`).not.toBe(file);
    }
  });
});
