import type { StoryPanel } from './story';
import { color } from '../art/comic/palette';
import { shadesUsedIn } from '../art/comic/shade';

/** Units are drawn at twice their size: crisp where the reader fits a panel to a wide screen. */
const PIXELS = 2;

export const panelSize = ({ width, height }: StoryPanel) => ({ width: width * PIXELS, height: height * PIXELS });

/** A panel within its frame. */
export function drawPanel(panel: StoryPanel): string {
  const { width, height } = panel;
  const frame = `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" fill="none" stroke="${color.ink}" stroke-width="3"/>`;
  return picture(panel, frame);
}

/** A cover bleeds to its edge. */
export const drawCover = (cover: StoryPanel) => picture(cover, '');

function picture(panel: StoryPanel, frame: string): string {
  const { width, height } = panel;
  const size = panelSize(panel);
  const drawing = panel.draw(panel).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${width} ${height}">${shadesUsedIn(drawing)}${drawing}${frame}</svg>`;
}
