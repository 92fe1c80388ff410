import { join } from 'node:path';
import type { Storage } from '@shared/storage';
import { Refusal } from '../../http/refusal';
import type { PictureMaker } from '../pictures/picture-maker';
import { PICTURE_TYPE } from '../pictures/picture-width';
import { keepPicture } from '../pictures/keep-picture';
import { withFolder } from '../pictures/with-folder';
import { sniffType, startOf } from '../uploads/sniff-type';
import type { FileFacts, KeptFile } from './desk-file';
import { mediaType } from './media-type';
import { joinParts, writeParts } from './parts';

const endings: Readonly<Record<string, string>> = { png: 'PNG', jpg: 'JPEG', jpeg: 'JPEG', webp: 'WebP' };
const typeNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
};

interface Kept {
  files: Storage;
  pictures: PictureMaker;
}

/**
 * Puts a file's parts together, or makes a picture of them, and tells what it is, by its bytes.
 * @throws Refusal, with the sentence, for one that is not what it says
 */
export async function inspectFile({ files, pictures }: Kept, file: KeptFile): Promise<FileFacts> {
  const checked = (sha256: string | null) => {
    if (sha256 === null || (file.sha256 !== null && file.sha256 !== sha256)) throw new Refusal('file-damaged');
    return sha256;
  };
  if (file.purpose === 'client-build')
    return { sha256: checked(await joinParts(files, file)), type: 'application/octet-stream', picture: null };
  return withFolder(async (folder) => {
    const [source, target] = [join(folder, 'received'), join(folder, 'made')];
    const sha256 = checked(await writeParts(files, file, source));
    if (file.purpose === 'content-video' || file.purpose === 'content-captions') {
      const type = await mediaType(file.purpose, source);
      await keepPicture(files, file.id, { path: source, size: file.size });
      return { sha256, type, picture: null };
    }
    checkType(await startOf(source), file.name);
    const { picture, size } = await pictures.make(source, target);
    await keepPicture(files, file.id, { path: target, size });
    return { sha256, type: PICTURE_TYPE, picture };
  });
}

function checkType(start: Buffer, name: string): void {
  const is = typeNames[sniffType(start) ?? ''];
  if (is === undefined) throw new Refusal('file-type', {}, '这不是 PNG、JPEG 或 WebP 图片，也可能已经损坏');
  const said = endings[name.split('.').pop()?.toLowerCase() ?? ''];
  if (said === undefined) throw new Refusal('file-type', {}, '文件名要以 .png、.jpg、.jpeg 或 .webp 结尾');
  if (said !== is) throw new Refusal('file-type', {}, `文件名说是 ${said}，内容却是 ${is}`);
}
