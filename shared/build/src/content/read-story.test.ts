import { picturesOf, wordsOfStory } from './read-story';

const story = `## 第一步

<Note>
  <img src={sheet} alt="表 <一>" width={640} />
</Note>

- 看[下载页](/client-download/)，
  再看 ![旧图](./old.png)
- \`![不是图](./none.png)\`
`;

describe('a story', () => {
  it('has its pictures with the lines that they stand in', () => {
    expect(picturesOf(story)).toEqual([
      { line: 4, attributes: { src: '{sheet}', alt: '表 <一>', width: '{640}' } },
      { line: 8, attributes: null },
    ]);
  });

  it('has its words without the addresses of its links', () => {
    const words = wordsOfStory(story);
    expect(words).toContain('第一步');
    expect(words).toContain('下载页');
    expect(words).not.toContain('client-download');
  });
});
