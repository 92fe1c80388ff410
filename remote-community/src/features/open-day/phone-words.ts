/** Advice on an incomplete telephone number: 11 digits of a mobile one, or a landline with its area code. */
export function phoneWords(typed: string): string {
  if (/[^\d\s+-]/.test(typed)) return '这不像电话号码，请再看一遍。';
  const digits = typed.replace(/\D/g, '').replace(/^86(?=1)/, '');
  if (digits.startsWith('1')) {
    if (digits.length < 11) return `手机号是 11 位，还差 ${String(11 - digits.length)} 位。`;
    if (digits.length > 11) return `手机号是 11 位，多了 ${String(digits.length - 11)} 位。`;
    return '手机号的第二位是 3 到 9，请再看一遍。';
  }
  if (digits.startsWith('0')) return '座机是区号加 7 或 8 位号码，例如 0571-88880000。';
  return '座机要带区号，例如 0571-88880000；手机号是 11 位。';
}
