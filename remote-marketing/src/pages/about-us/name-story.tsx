import { useId } from 'react';
import { Scene, WeavePattern } from '@shared/ui';
import styles from './name-story.module.css';

/** The name in a picture: a shuttle among the warps, the cloth behind it. */
export function NameStory() {
  const id = useId();
  return (
    <figure className={styles.story}>
      <Scene label="一只梭子带着黄线穿过经线，身后是织好的布">
        <svg viewBox="0 0 480 300" aria-hidden="true">
          <defs>
            <WeavePattern id={id} weave="twill" weft="#2e9e8d" warp="#b4e0d6" warpWidth={12} weftHeight={9} />
            <pattern id={`${id}w`} width="12" height="300" patternUnits="userSpaceOnUse">
              <path d="M6 0V300" stroke="#74cdbb" strokeWidth="2" />
            </pattern>
          </defs>
          <rect width="480" height="300" fill={`url(#${id}w)`} />
          <rect y="176" width="480" height="124" fill="#fff" />
          <rect y="176" width="480" height="124" fill={`url(#${id})`} />
          <path d="M0 160H480" stroke="#2e9e8d" strokeWidth="5" strokeDasharray="17.3 6.7" />
          <g className={styles.shuttle}>
            <path d="M-120 100H130" stroke="#ffbc14" strokeWidth="5" strokeDasharray="17.3 6.7" />
            <path d="M110 100c44-44 92-62 134-62s90 18 134 62c-44 44-92 62-134 62s-90-18-134-62z" fill="#053434" />
            <rect x="186" y="78" width="130" height="44" rx="22" fill="#e9f4f1" />
            <path d="M190 100h90M200 92h70M200 108h70" stroke="#ffbc14" strokeWidth="6" strokeLinecap="round" />
          </g>
        </svg>
      </Scene>
      <figcaption>云锦，梭子。花样先想好，再一行行织出来</figcaption>
    </figure>
  );
}
