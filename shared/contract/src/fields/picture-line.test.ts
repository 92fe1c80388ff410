import { pictureIn, pictureLine, picturesNamed, plainWords } from './picture-line';

const id = 'a'.repeat(32);
const line = `![报错的提示](picture:${id}-1280x720)`;

describe('a picture in a text', () => {
  it('is a line that reads back as it was written', () => {
    const picture = { words: '报错的提示', id, width: 1280, height: 720 };
    expect(pictureLine(picture)).toBe(line);
    expect(pictureIn(line)).toEqual(picture);
    expect(pictureIn(`${line}  `)).toEqual(picture);
    expect(pictureIn(pictureLine({ ...picture, words: 'a]\n(b' }))).toEqual({ ...picture, words: 'a  (b' });
  });

  it.each([
    `看 ${line}`,
    `${line}。`,
    line.replace(id, 'a'.repeat(31)),
    line.replace(id, 'A'.repeat(32)),
    line.replace('1280', '0'),
    line.replace('1280', '128000'),
    line.replace('picture:', 'https://a.cn/'),
    `![x](picture:../../${id}-1x1)`,
  ])('is nothing else: %s', (written) => {
    expect(pictureIn(written)).toBeUndefined();
  });

  it('is named once, wherever it stands', () => {
    const other = line.replace(id, 'b'.repeat(32));
    expect(picturesNamed(`字\n${line}\n${other}\n${line}\n> ${line}`)).toEqual([id, 'b'.repeat(32)]);
    expect(plainWords(`前\n${line}\n后`)).toBe('前\n[报错的提示]\n后');
  });
});
