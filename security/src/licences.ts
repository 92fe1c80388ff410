/** Licences that what ships may have: none asks for the source of what uses it. */
const shipped = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'PSF-2.0',
  'Zlib',
  // Data on browsers that webpack reads while it builds; none of it is in what visitors get.
  'CC-BY-4.0',
  // libvips, which sharp loads on the server as a library of its own, and which anybody may put another in the place of.
  'LGPL-3.0-or-later',
] as const;

/** Licences allowed to tools besides, since they are used as they are and given to nobody. */
const tools = [...shipped, 'MPL-2.0', 'CC-BY-3.0'] as const;

/** Packages that name their licence by no SPDX identifier, with the one that its text was read as. */
const readAs: Readonly<Record<string, { named: string; licence: string }>> = {
  'css-mediaquery': { named: 'BSD', licence: 'BSD-3-Clause' },
};

/** The licence of a package by its SPDX identifier, as far as one is known. */
export function licenceOf(name: string, named: string): string {
  const read = Object.hasOwn(readAs, name) ? readAs[name] : undefined;
  return read?.named === named ? read.licence : named;
}

export const allowedLicences = { shipped, tools } as const;

/** Whether an SPDX expression lets a package be used under the allowed licences alone. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  return plain
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((licence) => allowed.includes(licence.trim())));
}
