import { stories } from '../comics/stories';
import { PANEL_HEIGHT, PANEL_WIDTH, drawPanel } from './panel-art';
import { drawAvatar, drawWeave } from './weave-art';

export const mediaUrl = (name: string) => `/api/ext/v1/media/${name}`;

export const WORK_WIDTH = 480;
export const WORK_HEIGHT = 320;
export { PANEL_HEIGHT, PANEL_WIDTH };

/** The sample picture of that name, or null: `comic-1-2-3.svg` (comic, chapter, panel), `work-7.svg`, `avatar-2.svg`. */
export function drawMedia(name: string): string | null {
  const match = /^(comic|work|avatar)-(\d{1,3})(?:-(\d{1,2})-(\d{1,2}))?\.svg$/.exec(name);
  if (!match) return null;
  const [, kind, number = '', chapter = '', panel = ''] = match;
  switch (kind) {
    case 'comic': {
      const story = stories[Number(number) - 1];
      const drawn = story?.chapters[Number(chapter) - 1]?.panels[Number(panel) - 1];
      return story && drawn ? drawPanel(story, drawn) : null;
    }
    case 'work':
      return drawWeave(Number(number), WORK_WIDTH, WORK_HEIGHT);
    default:
      return drawAvatar(Number(number));
  }
}
