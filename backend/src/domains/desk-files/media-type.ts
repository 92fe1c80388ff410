import { open, readFile } from 'node:fs/promises';
import { Refusal } from '../../http/refusal';
import { captionsMistake } from './captions-mistake';

export const CAPTIONS_TYPE = 'text/vtt; charset=utf-8';
/** Bytes of the largest index of an MP4. */
const LARGEST_INDEX = 16 * 1024 * 1024;

/** Tells the type of a video or of captions by what is in it. @throws Refusal, with the sentence, for anything else */
export async function mediaType(purpose: 'content-video' | 'content-captions', path: string): Promise<string> {
  if (purpose === 'content-captions') {
    const mistake = captionsMistake(await readFile(path));
    if (mistake !== null) throw new Refusal('file-type', {}, mistake);
    return CAPTIONS_TYPE;
  }
  const type = await videoType(path);
  if (type === null) throw new Refusal('file-type', {}, '这不是 H.264 的 MP4 或 WebM 视频，也可能已经损坏');
  return type;
}

/** A box of an MP4 is its size and its name; the one that is called `moov` names the encodings. */
async function videoType(path: string): Promise<string | null> {
  const file = await open(path);
  try {
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const start = await read(0, 64);
    if (start.toString('latin1', 0, 4) === '\x1aE\xdf\xa3') return start.includes('webm') ? 'video/webm' : null;
    if (start.toString('latin1', 4, 8) !== 'ftyp') return null;
    for (let position = 0; ;) {
      const box = await read(position, 16);
      if (box.length < 16) return null;
      const said = box.readUInt32BE(0);
      const size = said === 1 ? Number(box.readBigUInt64BE(8)) : said;
      if (box.toString('latin1', 4, 8) === 'moov')
        return size <= LARGEST_INDEX && (await read(position, size)).includes('avc1') ? 'video/mp4' : null;
      if (size < 8) return null;
      position += size;
    }
  } finally {
    await file.close();
  }
}
