import { useState } from 'react';
import type { Picture } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import { pictureSources } from '@shared/ui/pictures';
import styles from './cover.module.css';
import { COVER_SIZES, type CoverSources } from './first-cover';

interface CoverProps {
  picture: Picture;
  /** The first cover in sight is fetched before the others. */
  first?: boolean;
  /** Sources from which it is shown already. */
  address?: CoverSources | undefined;
  className?: string | undefined;
}

/** A cover on reserved ground; woven where the picture does not come. */
export function Cover({ picture, first = false, address, className }: CoverProps) {
  const { config } = usePage();
  const [failed, setFailed] = useState(false);
  return (
    <span className={className ? `${styles.cover} ${className}` : styles.cover} data-failed={failed}>
      {picture.placeholder ? <img className={styles.first} src={picture.placeholder} alt="" /> : null}
      <img
        {...(address ?? pictureSources(config, picture, { sizes: COVER_SIZES }))}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onError={() => setFailed(true)}
      />
    </span>
  );
}
