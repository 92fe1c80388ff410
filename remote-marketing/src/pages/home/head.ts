import type { PageHead, PageParams } from '@shared/contract';
import type { VideoValue } from '@shared/contract/content';
import { publishedIn } from '../../content/published-in';
import head from './head.json';

/** The page's own head, with the videos that were published. */
export function homeHead(_params: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const home = publishedIn(data)?.['home'] as
    { videos?: { items: readonly { video: VideoValue; words: string }[] } } | undefined;
  const jsonLd = home?.videos?.items.map(({ video, words }) => ({
    '@type': 'VideoObject',
    name: video.title,
    description: words,
    thumbnailUrl: video.poster.url,
    uploadDate: video.uploadedAt,
    duration: `PT${video.length}S`,
    contentUrl: video.url,
  }));
  return { ...head, ...(jsonLd?.length && { jsonLd }) };
}
