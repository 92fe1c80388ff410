import { PICTURE_WIDTHS } from '@shared/contract/fields';

/** Limits for pictures that are taken, and how they are made. Who makes them gets it as it is, as JSON. */
export const picturePolicy = {
  /** Pixels of a side: WebP knows no more than 16,383. */
  side: 16_000,
  /** Pixels in all: what the largest cameras of phones make, without their special modes. */
  pixels: 51_000_000,
  /** The same of what no decoder reads line by line: progressive JPEG, interlaced PNG, WebP. */
  wholePixels: 16_000_000,
  /** The same with a fourth channel, which colours of print and transparency have: so many weigh as much. */
  wholePixelsOfFour: 11_000_000,
  /** Resident MB, 40 of them the program, which the backend shares: a phone's photograph takes up to 190, a strip 300. */
  memory: 340,
  /** The same while the head of a file is read: an honest one takes 70. */
  headMemory: 110,
  /** Pixels that are kept: a strip of a comic, 800 px wide and 15,000 high. */
  keptPixels: 12_000_000,
  /** Pixels up to which edges of colour are kept sharp: of a strip that would take 100 MB more. */
  sharpPixels: 4_000_000,
  /** A phone of 390 px with two pixels a px takes the second, its wider ones the third, a desktop the last. */
  widths: PICTURE_WIDTHS,
  /** Qualities of WebP; the next is tried while a picture weighs more than `bytes` and `bytesPerPixel` allow. */
  qualities: [78, 66, 54, 42, 30],
  /** The effort, of at most 6: a greater one costs more time than it saves bytes. */
  effort: 3,
  bytes: 15_000,
  /** Twenty photographs, 800 px wide and 1067 high, come to 2.4 MB. */
  bytesPerPixel: 0.12,
  /** Pixels of the small first picture. */
  placeholder: 20,
  /** Seconds of a processor after which a picture is given up; a phone's largest takes 3. */
  seconds: 20,
  /** Seconds in all: on a machine that is busy with visitors they come first. The proxy waits for 120. */
  patience: 50,
  /** The most pictures that wait; further ones are refused: each waits no longer than a proxy does. */
  waiting: 16,
} as const;
