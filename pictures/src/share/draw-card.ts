import type { Page } from 'playwright-core';
import { type CardWords, shareCard } from './card';
import { indexedPng } from './indexed-png';

export const CARD = { width: 1200, height: 630 } as const;

/** The largest that a page's picture may be, in bytes. */
export const LARGEST = 60_000;

/** Draws one card, its title in the largest type that it fits in. A PNG: of flat drawings it is smaller than a JPEG, and sharp. */
export async function drawCard(page: Page, words: CardWords): Promise<Buffer> {
  await page.setContent(shareCard(words));
  if (!(await titleFits(page))) throw new Error(`The words of ${words.path} do not fit on its sharing picture`);
  const drawn = await page.screenshot({ type: 'png' });
  const content = indexedPng({ ...CARD, rgba: await pixelsOf(page, drawn) });
  if (content.length > LARGEST) throw new Error(`The sharing picture of ${words.path} has ${content.length} bytes`);
  return content;
}

/** Each half of a title keeps to one line where 56 px allow it, and all words keep to their place. */
async function titleFits(page: Page): Promise<boolean> {
  for (let size = 92; size >= 40; size -= 4) {
    const { broken, overflows } = await page.evaluate((pixels) => {
      const title = document.querySelector('h1') ?? document.body;
      title.style.fontSize = `${pixels}px`;
      const words = title.parentElement ?? document.body;
      return {
        broken: [...title.children].some((line) => line.getBoundingClientRect().height > pixels * 2),
        overflows: words.scrollHeight > words.clientHeight,
      };
    }, size);
    if (!overflows && (!broken || size <= 56)) return true;
  }
  return false;
}

async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const encoded = await page.evaluate(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      return btoa(Array.from(pixels, (byte) => String.fromCharCode(byte)).join(''));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(encoded, 'base64');
}
