/** The six weaves, one a product: 1 is where the weft lies on top. */
const matrices = {
  plain: ['10', '01'],
  twill: ['1100', '0110', '0011', '1001'],
  basket: ['1100', '1100', '0011', '0011'],
  satin: ['10000000', '00010000', '00000010', '01000000', '00001000', '00000001', '00100000', '00000100'],
  herringbone: ['11001001', '01100011', '00110110', '10011100', '11001001', '01100011', '00110110', '10011100'],
  jacquard: ['00011000', '00111100', '01100110', '11011011', '11011011', '01100110', '00111100', '00011000'],
} as const satisfies Record<string, readonly string[]>;

export type Weave = keyof typeof matrices;

export function repeatOf(weave: Weave): { warps: number; wefts: number } {
  const matrix: readonly string[] = matrices[weave];
  return { warps: matrix[0]?.length ?? 0, wefts: matrix.length };
}

/** Whether the weft lies over the warp at this crossing. */
export function weftOnTop(weave: Weave, weft: number, warp: number): boolean {
  const matrix: readonly string[] = matrices[weave];
  const row = matrix[weft % matrix.length] ?? '';
  return row[warp % row.length] === '1';
}
