import type { Panel } from '@shared/contract/endpoints';

/** A page is 1000 wide between its margins; its style sheet has the same. */
const WIDTH = 1000;
const GAP = 14;

/** Width by height: the share of its row that a panel takes, so that all in the row are as high. */
export const panelRatio = ({ width, height }: Pick<Panel, 'width' | 'height'>) => width / height;

/** Two panels a row, as a chapter is drawn. */
export function rowsOf<P>(panels: readonly P[]): readonly (readonly P[])[] {
  return Array.from({ length: Math.ceil(panels.length / 2) }, (_, row) => panels.slice(row * 2, row * 2 + 2));
}

/** Width by height of the page that these panels make, with its margins: what fits it to a window. */
export function pageRatio(panels: readonly Pick<Panel, 'width' | 'height'>[]): number {
  const rows = rowsOf(panels);
  const heights = rows.map(
    (row) => (WIDTH - GAP * (row.length - 1)) / row.reduce((sum, panel) => sum + panelRatio(panel), 0),
  );
  const height = heights.reduce((sum, each) => sum + each, 0) + GAP * (rows.length + 1);
  return (WIDTH + 2 * GAP) / height;
}
