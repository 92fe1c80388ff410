/** Digits of an area code: three of Beijing (010) and of the large cities (02x), four of every other place. */
const LANDLINE = /^(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})$/;

/**
 * Returns the one spelling of a telephone number that `bookingFields.phone` lets through: `13800001234`, `0571-88880000`,
 * `0571-88880000-12`.
 */
export function plainPhone(typed: string): string {
  const mobile = typed.replace(/^\+?86[ -]?(?=1)/, '').replaceAll(/[ -]/g, '');
  if (mobile.startsWith('1')) return mobile;
  const parts = typed.split(/[ -]/);
  const [first = '', ...rest] = parts;
  const [, area, number] = LANDLINE.exec(first) ?? [];
  return [...(area && number ? [area, number] : [first]), ...rest].join('-');
}
