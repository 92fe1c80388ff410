import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../http/refusal';
import type { FileFacts, KeptFile } from './desk-file';
import { type ImageType, imageFacts } from '../uploads/image-facts';

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

/** What a whole file is, by its bytes. @throws Refusal, with the sentence, for one that is not what it says */
export async function inspectFile(path: string, file: KeptFile): Promise<FileFacts> {
  const picture = file.purpose === 'chapter-image' ? await inspectPicture(path, file.name) : null;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const sha256 = hash.digest('hex');
  if (file.sha256 !== null && file.sha256 !== sha256) throw new Refusal('file-damaged');
  const { width = null, height = null, type = 'application/octet-stream' } = picture ?? {};
  return { sha256, type, width, height };
}

async function inspectPicture(path: string, name: string) {
  const handle = await open(path, 'r');
  try {
    const facts = await imageFacts(handle);
    if (facts === null) throw new Refusal('file-type', {}, '这不是 PNG、JPEG 或 WebP 图片，也可能已经损坏');
    const said = endings[name.split('.').pop()?.toLowerCase() ?? ''];
    if (said === undefined) throw new Refusal('file-type', {}, '文件名要以 .png、.jpg、.jpeg 或 .webp 结尾');
    if (said !== facts.type)
      throw new Refusal('file-type', {}, `文件名说是 ${typeNames[said]}，内容却是 ${typeNames[facts.type]}`);
    if (Math.max(facts.width, facts.height) > LONGEST_SIDE)
      throw new Refusal('file-type', {}, `图片每边最多 ${LONGEST_SIDE} 像素，这张是 ${facts.width} × ${facts.height}`);
    return facts;
  } finally {
    await handle.close();
  }
}
