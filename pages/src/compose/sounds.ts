import type { SearchSounds } from '@shared/contract/search';
import { pinyin } from 'pinyin-pro';

/** Bytes of GB 2312's characters of every day: rows and cells. */
const [FIRST_ROW, LAST_ROW, FIRST_CELL, LAST_CELL] = [0xb0, 0xd7, 0xa1, 0xfe];
/** Readings of one character that somebody may mean. */
const READINGS = 2;

/** `search/sounds.json`: the 3755 characters of every day by how they sound; whoever types another is not corrected. */
export const soundsText: string = JSON.stringify(sounds());

function sounds(): SearchSounds {
  const decoder = new TextDecoder('gb18030');
  const found = new Map<string, string>();
  for (let row = FIRST_ROW; row <= LAST_ROW; row += 1) {
    for (let cell = FIRST_CELL; cell <= LAST_CELL; cell += 1) {
      const character = decoder.decode(Uint8Array.of(row, cell));
      if (!/^\p{Script=Han}$/u.test(character)) continue;
      const readings = pinyin(character, { multiple: true, toneType: 'none', type: 'array', v: true });
      for (const sound of new Set(readings.slice(0, READINGS))) found.set(sound, (found.get(sound) ?? '') + character);
    }
  }
  return Object.fromEntries(found);
}
