/** A picture of the site's library, as content shows it. */
export interface PictureValue {
  url: string;
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  alt: string;
  /** The place that stays in sight where a page shows a part of it, in tenths from its left and its top. */
  focus: { x: number; y: number };
}

/** A video of the site's library, with what is shown before it plays and what is said in it. */
export interface VideoValue {
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Seconds. */
  length: number;
  uploadedAt: string;
  /** What it is called for whoever does not see it. */
  title: string;
  /** Its words may be empty: the title says what it is. */
  poster: PictureValue;
  /** Address of a WebVTT file. */
  captions: string;
}

/** Seconds of the longest video. */
const LONGEST_VIDEO = 600;
/** Public address of an uploaded file; it never changes. */
export const uploadedUrl = (id: string) => `/api/ext/v1/media/uploaded/${id}`;
export const PICTURE_URL = /^\/api\/ext\/v1\/media\/uploaded\/[0-9a-f]{32}$/;

/** Takes sentences of what is wrong, and checks a text for its length and characters. */
interface Visitor {
  say: (message: string) => void;
  words: (text: string, maxLength: number) => void;
}

const within = (number: unknown, least: number, most: number) =>
  typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most;
const isUploaded = (url: unknown) => typeof url === 'string' && PICTURE_URL.test(url);

/** Reports what is wrong with a picture; where something else names it, its words may be empty. */
export function visitPicture(value: unknown, { say, words }: Visitor, isNamed = false): void {
  const { url, width, height, alt, focus, ...rest } = (value ?? {}) as Partial<Record<string, unknown>>;
  const { x, y, ...others } = (focus ?? {}) as Partial<Record<string, unknown>>;
  const isWhole = isUploaded(url) && within(width, 1, 20_000) && within(height, 1, 20_000);
  if (!isWhole || !within(x, 0, 10) || !within(y, 0, 10) || Object.keys({ ...rest, ...others }).length > 0)
    say('请从图片库选一张图片');
  else if (typeof alt !== 'string' || (!isNamed && alt.trim() === '')) say('请写上图片里有什么，给看不见图的人');
  else words(alt, 200);
}

export function visitVideo(value: unknown, { say, words }: Visitor): void {
  const given = (value ?? {}) as Partial<Record<string, unknown>>;
  const { url, width, height, length, uploadedAt, title, poster, captions, ...rest } = given;
  const isWhole = isUploaded(url) && within(width, 1, 20_000) && within(height, 1, 20_000) && within(length, 1, 1e6);
  if (!isWhole || !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(String(uploadedAt)) || Object.keys(rest).length > 0)
    say('请上传一段视频');
  else if (Number(length) > LONGEST_VIDEO) say(`视频最长 ${LONGEST_VIDEO / 60} 分钟`);
  else if (typeof title !== 'string' || title.trim() === '') say('请写上视频的名称，给看不见它的人');
  else if (!isUploaded(captions)) say('请上传字幕（WebVTT）');
  else {
    words(title, 100);
    visitPicture(poster, { words, say: (message) => say(`封面：${message}`) }, true);
  }
}
