import type { PictureValue } from '@shared/contract/content';
import { PICTURE_WIDTHS } from '@shared/contract/fields';
import { usePage } from '../page/page-context';
import styles from './content-picture.module.css';
import { pictureSources } from './picture-sources';

interface ContentPictureProps {
  picture: PictureValue;
  /** The width at which it is drawn, as `sizes` of an `<img>` says it. */
  sizes: string;
  className?: string | undefined;
}

/** A picture that an editor chose, in the width that it needs. Where its class gives it another shape, the chosen place stays in sight. */
export function ContentPicture({ picture: { url, width, height, alt, focus }, sizes, className }: ContentPictureProps) {
  const { config } = usePage();
  const widths = [...PICTURE_WIDTHS.filter((one) => one < width), width];
  return (
    <img
      className={className === undefined ? styles.picture : `${styles.picture} ${className}`}
      data-x={focus.x}
      data-y={focus.y}
      {...pictureSources(config, { url, widths }, { sizes })}
      {...{ width, height, alt }}
      loading="lazy"
      decoding="async"
    />
  );
}
