import { print } from './bubble';
import { color, round } from './palette';
import { at, type Place } from './paper';

interface Time {
  x: number;
  y: number;
  radius: number;
  hour: number;
  minute: number;
}

export function clock({ x, y, radius, hour, minute }: Time): string {
  const tip = (degrees: number, length: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(Math.cos(angle) * radius * length)} ${round(Math.sin(angle) * radius * length)}`;
  };
  const ticks = [0, 90, 180, 270].map((angle) => `M${tip(angle, 0.72)}L${tip(angle, 0.84)}`).join('');
  const hands = `M0 0L${tip(((hour % 12) + minute / 60) * 30 - 90, 0.45)}M0 0L${tip(minute * 6 - 90, 0.66)}`;
  return at(
    { x, y },
    `<circle r="${radius}" fill="#fff" stroke="${color.pine700}" stroke-width="6"/><path d="${ticks}" stroke="${color.pine700}" stroke-width="3.5"/><path d="${hands}" stroke="${color.ink}" stroke-width="4.5" stroke-linecap="round"/>`,
  );
}

export function mug(place: Place, steam = true): string {
  const vapour = `<path d="M-8-48c-6-8 6-12 0-22M8-48c-6-8 6-12 0-22" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"/>`;
  return at(
    place,
    `<path d="M18-24h8c14 0 14 24 0 24h-8" fill="none" stroke="${color.weft50}" stroke-width="6"/><path d="M-22-38h44V0c0 6-4 8-8 8h-28c-4 0-8-2-8-8z" fill="${color.weft50}"/>` +
      `<path d="M-22-20h44M-22-12h44" stroke="${color.pine400}" stroke-width="4" stroke-dasharray="7 4"/>${steam ? vapour : ''}`,
  );
}

export const plant = (place: Place) =>
  at(
    place,
    `<path d="M0-30C-6-70-34-80-44-74-40-52-22-36 0-30zM0-30C4-80 34-96 46-88 44-60 24-40 0-30zM0-28C-2-90 2-110 8-120 18-96 14-60 0-28z" fill="${color.pine500}"/>` +
      `<path d="M-24-32h48l-6 40h-36z" fill="${color.ochre}"/><path d="M-24-32h48l-1.500 9h-45z" fill="${color.rust}"/>`,
  );

/** Noodles, still hot. */
export const bowl = (place: Place) =>
  at(
    place,
    `<path d="M-56-30C-52 10-30 24 0 24S52 10 56-30z" fill="${color.madder}"/><path d="M-50-8C-30 2 30 2 50-8" fill="none" stroke="${color.weft50}" stroke-width="5" stroke-dasharray="9 7"/><ellipse cy="-30" rx="56" ry="13" fill="${color.weft50}"/>` +
      `<path d="M-40-31c12-8 20 8 32 0s20 8 32 0 12 2 16 0" fill="none" stroke="#e9b872" stroke-width="6" stroke-linecap="round"/><path d="M16-34L74-82M28-32L86-76" stroke="${color.ochre}" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M-20-56c-8-10 8-16 0-30M4-58c-8-10 8-16 0-30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  );

export const keycap = (letter: string, place: Place) =>
  at(
    place,
    `<rect x="-30" y="-26" width="60" height="58" rx="9" fill="${color.edge}"/><rect x="-30" y="-30" width="60" height="54" rx="9" fill="${color.paper}"/>${print(letter, { x: 0, y: 9, size: 30, fill: color.pine700 })}`,
  );

export const keyboard = (place: Place) =>
  at(
    place,
    `<path d="M-80 26L-66 0H66L80 26z" fill="${color.moon}"/><path d="M-62 8H64M-68 16H68" stroke="${color.edge}" stroke-width="4" stroke-dasharray="9 4"/>`,
  );

/** A phone seen from the front; `inner` is drawn on its 150 × 250 screen. */
export const phone = (place: Place, inner: string) =>
  at(
    place,
    `<rect x="-86" y="-148" width="172" height="296" rx="22" fill="${color.ink}"/><rect x="-75" y="-128" width="150" height="250" rx="6" fill="${color.paper}"/><path d="M-16 135h32" stroke="${color.pine300}" stroke-width="4" stroke-linecap="round"/>${inner}`,
  );

export const greetingCard = (place: Place, words: string) =>
  at(
    place,
    `<rect x="-64" y="-44" width="128" height="88" rx="5" fill="${color.paper}" stroke="${color.edge}" stroke-width="2"/><path d="M-64-44v88" stroke="${color.madder}" stroke-width="12"/>${print(words, { x: 4, y: 8, size: 23, fill: color.madder })}<path d="M-36 24h74" stroke="${color.pine200}" stroke-width="5"/>`,
  );

/** Short strokes beside something that moves or shouts. */
export const strokes = (d: string, stroke: string = color.pine500) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="5" stroke-linecap="round"/>`;
