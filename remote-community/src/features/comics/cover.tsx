import { useState } from 'react';
import { apiPath } from '@shared/contract/config';
import type { Picture } from '@shared/contract/endpoints';
import { usePage } from '@shared/ui/page';
import styles from './cover.module.css';

interface CoverProps {
  picture: Picture;
  /** The first cover in sight is fetched before the others. */
  first?: boolean;
  /** Where it is shown from already. */
  address?: string | undefined;
  className?: string | undefined;
}

/** A cover on reserved ground; woven where the picture does not come. */
export function Cover({ picture, first = false, address, className }: CoverProps) {
  const { config } = usePage();
  const [failed, setFailed] = useState(false);
  return (
    <span className={className ? `${styles.cover} ${className}` : styles.cover} data-failed={failed}>
      <img
        src={address ?? apiPath(config, picture.url)}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        onError={() => {
          setFailed(true);
        }}
      />
    </span>
  );
}
