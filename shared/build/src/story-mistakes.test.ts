import { storyMistakes } from './story-mistakes';

describe('the mistakes of a story', () => {
  const message =
    'Module build failed (from ../node_modules/@mdx-js/loader/index.cjs):\nmorning-report.mdx:42:1-42:29: Expected a closing tag for `<b>` (42:1-42:4) before the end of `paragraph`';
  const story = { message, moduleName: './src/content/cases/morning-report.mdx' };

  it('are told once, although two builds find them', () => {
    expect(storyMistakes([story, story], 'remote-marketing')).toEqual([
      'remote-marketing/src/content/cases/morning-report.mdx:42: Expected a closing tag for `<b>` (42:1-42:4) before the end of `paragraph`',
    ]);
  });

  it('leave errors of code to webpack', () => {
    expect(
      storyMistakes([{ message: "Module not found: Can't resolve './a'", moduleName: './src/a.ts' }], 'a'),
    ).toEqual([]);
  });
});
