/** Seats that are left of a table. */
export function leftWords({ left }: { left: number }): string {
  if (left === 0) return '已满';
  return left === 1 ? '最后 1 位' : `余 ${String(left)} 位`;
}
