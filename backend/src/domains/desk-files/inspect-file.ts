import type { Storage } from '@shared/storage';
import { Refusal } from '../../http/refusal';
import type { FileFacts, KeptFile } from './desk-file';
import { type ImageType, type ReadAt, imageFacts } from '../uploads/image-facts';
import { joinParts } from './parts';

/** Pixels of the longest side of a picture: beyond it phones show nothing. */
const LONGEST_SIDE = 20_000;

const endings: Readonly<Record<string, ImageType>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};
const typeNames: Readonly<Record<ImageType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
};

/** Bytes that are read at once: most pictures say what they are in their first ones. */
const BLOCK = 64 * 1024;

/** Puts a file's parts together and tells what it is, by its bytes. @throws Refusal, with the sentence, for one that is not what it says */
export async function inspectFile(files: Storage, file: KeptFile): Promise<FileFacts> {
  const sha256 = await joinParts(files, file.id, file.size);
  if (sha256 === null || (file.sha256 !== null && file.sha256 !== sha256)) throw new Refusal('file-damaged');
  const picture = file.purpose === 'chapter-image' ? await inspectPicture(blocksOf(files, file.id), file.name) : null;
  const { width = null, height = null, type = 'application/octet-stream' } = picture ?? {};
  return { sha256, type, width, height };
}

async function inspectPicture(readAt: ReadAt, name: string) {
  const facts = await imageFacts(readAt);
  if (facts === null) throw new Refusal('file-type', {}, '这不是 PNG、JPEG 或 WebP 图片，也可能已经损坏');
  const said = endings[name.split('.').pop()?.toLowerCase() ?? ''];
  if (said === undefined) throw new Refusal('file-type', {}, '文件名要以 .png、.jpg、.jpeg 或 .webp 结尾');
  if (said !== facts.type)
    throw new Refusal('file-type', {}, `文件名说是 ${typeNames[said]}，内容却是 ${typeNames[facts.type]}`);
  if (Math.max(facts.width, facts.height) > LONGEST_SIDE)
    throw new Refusal('file-type', {}, `图片每边最多 ${LONGEST_SIDE} 像素，这张是 ${facts.width} × ${facts.height}`);
  return facts;
}

/** Reads a stored file block by block; the last block is kept, since what comes next is mostly in it. */
function blocksOf(files: Storage, key: string): ReadAt {
  let block = { start: 0, bytes: Buffer.alloc(0) };
  return async (position, length) => {
    const isHeld = position >= block.start && position + length <= block.start + block.bytes.length;
    if (!isHeld) {
      const found = await files.stream(key, { start: position, end: position + Math.max(length, BLOCK) - 1 });
      const pieces: Buffer[] = [];
      for await (const piece of found?.body ?? []) pieces.push(piece as Buffer);
      block = { start: position, bytes: Buffer.concat(pieces) };
    }
    return block.bytes.subarray(position - block.start, position - block.start + length);
  };
}
