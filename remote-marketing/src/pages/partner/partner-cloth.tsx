import { Scene } from '@shared/ui';
import Drawing from './partner-cloth.svg?react';
import styles from './partner-cloth.module.css';

/** Two cloths joined: the trade's warps from the left, the loom's wefts from the right, one in the middle. */
export function PartnerCloth() {
  return (
    <Scene label="左边是行业里的单据与规矩，右边是织机的织法，中间一段两样织在了一起" className={styles.cloth}>
      <Drawing />
      <ul>
        <li>行业的单据、口径、规矩</li>
        <li>能跑的流程</li>
        <li>{'客户端、组\u2060件、管理台'}</li>
      </ul>
    </Scene>
  );
}
