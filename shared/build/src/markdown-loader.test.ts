import markdownLoader from './markdown-loader';

describe('Markdown in content files', () => {
  it('is read where a field is one of those that hold it, at any depth', () => {
    const given = { id: 'a', list: [{ story: '## 原来\n\n**看**' }], steps: ['## 不是'] };
    expect(JSON.parse(markdownLoader(JSON.stringify(given)))).toEqual({
      ...given,
      list: [
        {
          story: [
            { kind: 'heading', level: 3, words: [{ text: '原来' }] },
            { kind: 'paragraph', words: [{ text: '看', bold: true }] },
          ],
        },
      ],
    });
  });

  it('refuses what would not be shown', () => {
    expect(() => markdownLoader(JSON.stringify({ body: '![图](./a.png)' }))).toThrow('第 1 行：请从图片库选一张图片');
  });
});
