import { useId } from 'react';
import { Scene, WeavePattern } from '@shared/ui';
import styles from './partner-cloth.module.css';

/** Two cloths joined: the trade's warps from the left, the loom's wefts from the right, one in the middle. */
export function PartnerCloth() {
  const id = useId();
  return (
    <Scene label="左边是行业里的单据与规矩，右边是织机的织法，中间一段两样织在了一起" className={styles.cloth}>
      <svg width="100%" height="220" aria-hidden="true">
        <defs>
          <pattern id={`${id}l`} width="12" height="220" patternUnits="userSpaceOnUse">
            <path d="M6 0V220" stroke="#9a4e1b" strokeOpacity=".45" strokeWidth="2" />
          </pattern>
          <pattern id={`${id}r`} width="220" height="16" patternUnits="userSpaceOnUse">
            <path d="M0 8H220" stroke="#0b7568" strokeOpacity=".5" strokeWidth="2.5" />
          </pattern>
          <WeavePattern id={id} weave="jacquard" weft="#0b7568" warp="#dcbfa9" warpWidth={12} weftHeight={10} />
        </defs>
        <rect width="66%" height="220" fill={`url(#${id}l)`} />
        <rect x="34%" width="66%" height="220" fill={`url(#${id}r)`} />
        <rect x="34%" width="32%" height="220" fill="#fff" />
        <rect x="34%" width="32%" height="220" fill={`url(#${id})`} />
        <line x1="0" x2="66%" y1="110" y2="110" stroke="#ffbc14" strokeWidth="4" strokeDasharray="18 6" />
        <svg x="66%" y="92" overflow="visible">
          <path
            className={styles.shuttle}
            d="M-8 18C6 4 20 0 32 0s26 4 40 18c-14 14-28 18-40 18S6 32-8 18z"
            fill="#ffbc14"
          />
        </svg>
      </svg>
      <ul>
        <li>行业的单据、口径、规矩</li>
        <li>能跑的流程</li>
        <li>{'客户端、组\u2060件、管理台'}</li>
      </ul>
    </Scene>
  );
}
