import { withCode } from './insert-code';
import { blocksOf } from './written';

/** Selects the text between the brackets. */
function coded(marked: string) {
  const start = marked.indexOf('[');
  const text = marked.replace('[', '').replace(']', '');
  const made = withCode(text, start, marked.indexOf(']') - 1);
  return { ...made, selected: made.text.slice(made.from, made.to) };
}

describe('selected text becomes code', () => {
  it('between backticks within a line', () => {
    expect(coded('先 [click()] 再等')).toMatchObject({ text: '先 `click()` 再等', selected: 'click()' });
  });

  it.each([
    ['of whole lines', '报错：\n[a = 1\nb = 2]\n谢谢', 'a = 1\nb = 2'],
    ['that holds a backtick', '写 [`a`] 的时候', '`a`'],
    ['over the end of a line', '第一[行\n第二]行', '行\n第二'],
    ['that is all there is', '[a = 1]', 'a = 1'],
    ['with the end of its last line', '[a = 1\n]谢谢', 'a = 1'],
  ])('between fences %s', (_, marked, code) => {
    const { text } = coded(marked);
    expect(blocksOf(text)).toContainEqual({ kind: 'code', text: code });
    expect(text.replaceAll('```', '').replaceAll('\n', '')).toBe(marked.replace(/[[\]\n]/g, ''));
  });

  it('and where nothing is selected, the cursor is between the fences', () => {
    const { text, from } = coded('报错：[]');
    expect([text, from]).toEqual(['报错：\n```\n\n```', '报错：\n```\n'.length]);
  });
});
