import { withQuote } from './quote';

describe('words that are quoted', () => {
  it('stand below what was typed, each line marked, without what they quote themselves', () => {
    expect(withQuote('', { words: '> 别人的\n一\n\n二' })).toBe('> 一\n>\n> 二\n\n');
    expect(withQuote('我说\n', { words: '一' })).toBe('我说\n\n> 一\n\n');
    expect(withQuote('我说', { words: '> 只有别人的' })).toBe('我说');
  });

  it('are cut where they are long, never in the middle of a character', () => {
    expect(withQuote('', { words: `${'长'.repeat(499)}😀` })).toBe(`> ${'长'.repeat(499)}…\n\n`);
  });
});
