import type { VideoValue } from '@shared/contract/content';
import { apiPath } from '@shared/contract/config';
import { usePage } from '../page/page-context';
import styles from './content-video.module.css';

/** A video that an editor chose. Nothing of it is fetched before somebody plays it, and it needs no script. */
export function ContentVideo({ video: { url, width, height, title, poster, captions } }: { video: VideoValue }) {
  const { config } = usePage();
  const src = apiPath(config, url);
  return (
    <video
      className={styles.video}
      {...{ src, width, height, controls: true, preload: 'none', playsInline: true }}
      // Captions of another origin are read with its consent alone.
      crossOrigin={src.startsWith('http') ? 'anonymous' : undefined}
      poster={`${apiPath(config, poster.url)}?w=800`}
      aria-label={title}
      {...{ loading: 'lazy' }}
    >
      <track kind="captions" srcLang="zh" label="中文" src={apiPath(config, captions)} default />
    </video>
  );
}
