import type { VideoValue } from '@shared/contract/content';
import type { TestSite } from '../domain.suite';
import { sentFile } from './sent-image';

export const CAPTIONS =
  'WEBVTT\n\nNOTE 示例\n\n1\n00:01.000 --> 00:04.000 line:80%\n<v 周宁>对账从半天变成\n一杯茶的工夫。\n';
/** The beginning of a WebM, with something behind it. */
export const WEBM = Buffer.from('\x1aE\xdf\xa3\x93B\x82\x84webmB\x87\x81\x04 and its pictures', 'latin1');

/** An MP4 whose index stands behind its pictures and names their encoding. */
export function madeMp4(encoding: string): Buffer {
  const box = (name: string, body: string) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(8 + body.length);
    return Buffer.concat([size, Buffer.from(name + body, 'latin1')]);
  };
  return Buffer.concat([box('ftyp', 'isom avc1'), box('mdat', 'pictures'), box('moov', `stsd ${encoding}  `)]);
}

/** A video with its captions and a poster of 90 × 60 pixels, sent as the desk does. */
export async function sentVideo(site: TestSite, token: string, png: Buffer): Promise<VideoValue> {
  const film = await sentFile(site, token, [{ purpose: 'content-video', name: 'film.webm' }, WEBM]);
  const words = await sentFile(site, token, [{ purpose: 'content-captions', name: 'zh.vtt' }, Buffer.from(CAPTIONS)]);
  const { picture } = await sentFile(site, token, [{ purpose: 'content-image', name: 'a.png' }, png]);
  const url = (id: string) => `/api/ext/v1/media/uploaded/${id}`;
  return {
    ...{ url: url(film.id), width: 1280, height: 720, length: 75, uploadedAt: '2026-11-28T08:00:00.000Z' },
    ...{ title: '周宁说对账', captions: url(words.id) },
    poster: { url: picture?.url ?? '', width: 90, height: 60, alt: '', focus: { x: 5, y: 5 } },
  };
}
