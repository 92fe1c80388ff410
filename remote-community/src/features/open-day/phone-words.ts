/** What a telephone number still lacks, and what it is for. */
export function phoneWords(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return /^1\d{0,9}$/.test(digits)
    ? `还差 ${String(11 - digits.length)} 位。只用来通知余位和改期。`
    : '这不像电话号码，请再看一遍。';
}
