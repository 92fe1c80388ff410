import { stories } from './comics/stories';
import { drawCover, drawPanel } from './comics/panel-art';
import { drawAvatar, drawWeave } from './art/weave-art';

export const mediaUrl = (name: string) => `/api/ext/v1/media/${name}`;

export const WORK_WIDTH = 480;
export const WORK_HEIGHT = 320;

/** The sample picture of that name, or null: `comic-1.svg` (cover), `comic-1-2-3.svg` (comic, chapter, panel), `work-7.svg`, `avatar-2.svg`. */
export function drawMedia(name: string): string | null {
  const match = /^(comic|work|avatar)-(\d{1,3})(?:-(\d{1,2})-(\d{1,2}))?\.svg$/.exec(name);
  if (!match) return null;
  const [, kind, number = '', chapter, panel] = match;
  switch (kind) {
    case 'comic':
      return drawComic(Number(number), chapter, panel);
    case 'work':
      return drawWeave(Number(number), WORK_WIDTH, WORK_HEIGHT);
    default:
      return drawAvatar(Number(number));
  }
}

function drawComic(number: number, chapter: string | undefined, panel: string | undefined): string | null {
  const story = stories[number - 1];
  if (!story) return null;
  if (chapter === undefined) return drawCover(story.cover);
  const drawn = story.chapters[Number(chapter) - 1]?.panels[Number(panel) - 1];
  return drawn ? drawPanel(drawn) : null;
}
