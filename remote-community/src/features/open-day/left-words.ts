/** Seats that are left of a table; of none, who waits for one. */
export function leftWords({ left, waiting = 0 }: { left: number; waiting?: number | undefined }): string {
  if (left === 0) return waiting === 0 ? '已满' : `已满，${String(waiting)} 人候补`;
  return left === 1 ? '最后 1 位' : `余 ${String(left)} 位`;
}
