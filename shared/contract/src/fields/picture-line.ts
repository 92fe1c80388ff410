/** A picture in a question or an answer, which is a line of its text. */
export interface PictureLine {
  /** Description of the picture. */
  words: string;
  /** The uploaded file's id, 32 hexadecimal digits. */
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** Public address of a picture of a question or an answer in sight. */
export const postPicturePath = (id: string) => `/api/ext/v1/media/posts/${id}`;

/** Pixels of the widths that uploaded pictures are kept in, as far as they are wider, beside their own. */
export const PICTURE_WIDTHS = [400, 800, 1280, 1920] as const;

/** Pictures in one question or answer. */
export const MOST_PICTURES = 6;

const LINE = /^!\[([^\]\n]{0,80})\]\(picture:([0-9a-f]{32})-(\d{1,5})x(\d{1,5})\)[^\S\n]*$/;
const MARKS = /!\[([^\]\n]{0,80})\]\(picture:([0-9a-f]{32})-\d{1,5}x\d{1,5}\)/g;

/** `![报错的提示](picture:…-1280x720)` */
export function pictureLine({ words, id, width, height }: PictureLine): string {
  return `![${words.replaceAll(/[\]\n]/g, ' ').slice(0, 80)}](picture:${id}-${String(width)}x${String(height)})`;
}

/** The picture that a line is; undefined where it is none. */
export function pictureIn(line: string): PictureLine | undefined {
  const [, words = '', id = '', width = '', height = ''] = LINE.exec(line) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return id !== '' && size.width > 0 && size.height > 0 ? { words, id, ...size } : undefined;
}

/** Finds every picture that a text names, wherever it is in it. */
export function picturesOf(written: string): Pick<PictureLine, 'words' | 'id'>[] {
  return Array.from(written.matchAll(MARKS), ([, words = '', id = '']) => ({ words, id }));
}

/** Numbers of their files, each once. */
export function picturesNamed(written: string): string[] {
  return [...new Set(picturesOf(written).map(({ id }) => id))];
}

/** The text in words alone, as it is quoted and described: of a picture, what it is said to show. */
export function plainWords(written: string): string {
  return written.replaceAll(MARKS, '[$1]');
}
