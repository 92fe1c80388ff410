import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { SHARE_PICTURES, type SharedHead, headOfFile } from '@shared/contract/content/share-picture';
import { found } from '../../http/refusal';

const WIDTH = 1200;
const HEIGHT = 630;
const [LEFT, TOP] = [80, 96];
const ROOM = WIDTH - 2 * LEFT;
/** px from the top down to the cloth. */
const WORDS = 300;
/** Pictures that are kept: each is asked for by a handful of services, once or twice. */
const MOST = 50;
const FOREVER = 'public, max-age=31536000, immutable';

/** The pictures that are shown where a page's address is shared, of titles and descriptions that the composer signed. */
export function sharePictureRoutes(app: FastifyInstance, serviceKey: string): void {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { '*': string } }>(`${SHARE_PICTURES}*`, async ({ params: { '*': file } }, reply) => {
    const head = found(headOfFile(file, serviceKey) ?? undefined);
    const picture = drawn.get(file) ?? draw(head);
    drawn.set(file, picture);
    picture.catch(() => drawn.delete(file));
    for (const oldest of drawn.keys()) if (drawn.size > MOST) drawn.delete(oldest);
    return reply
      .type('image/png')
      .header('cache-control', FOREVER)
      .send(await picture);
  });
}

/** A cloth that is being woven, as on the pictures that releases bring. */
const cloth = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="176">
  <defs><pattern id="weave" width="24" height="12" patternUnits="userSpaceOnUse">
    <rect width="24" height="12" fill="#12504f"/><path d="M0 3h12M12 9h12" stroke="#2e9e8d" stroke-width="5"/></pattern></defs>
  <rect y="56" width="${WIDTH}" height="120" fill="url(#weave)"/><path d="M0 43H900" stroke="#ffbc14" stroke-width="6"/>
  <path transform="translate(868 12) scale(2.8)" d="M6 11C13 3.5 19 1 25 1s12 2.5 19 10c-7 7.5-13 10-19 10S13 18.5 6 11z" fill="#f0f7f5"/></svg>`);

async function draw({ title, description }: SharedHead): Promise<Buffer> {
  const below = await written(description, { size: 29, color: '#b3cdc8', most: 130 });
  const above = await written(title, { size: 84, color: '#f0f7f5', most: WORDS - below.height - 28 });
  const top = TOP + Math.max(0, (WORDS - above.height - below.height - 28) / 2);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#053434' } })
    .composite([
      { input: above.picture, left: LEFT, top: Math.round(top) },
      { input: below.picture, left: LEFT, top: Math.round(top + above.height + 28) },
      { input: cloth, left: 0, top: HEIGHT - 176 },
    ])
    .png({ palette: true })
    .toBuffer();
}

/** A text in the largest type in which it is no higher than it may be. */
async function written(text: string, { size, color, most }: { size: number; color: string; most: number }) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  for (let now = size; ; now -= 8) {
    const { data: picture, info } = await sharp({
      text: {
        text: `<span foreground="${color}">${escaped || ' '}</span>`,
        font: `Noto Sans CJK SC ${now}px`,
        width: ROOM,
        wrap: 'word-char',
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.height <= most || now <= 16) return { picture, height: info.height };
  }
}
