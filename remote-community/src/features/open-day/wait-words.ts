/** Says how far one is from a seat: 前面没有人，有人让出座位就是你的. */
export function aheadWords(ahead: number): string {
  return ahead === 0 ? '前面没有人，空出的第一个座位就是你的' : `前面还有 ${String(ahead)} 人`;
}
