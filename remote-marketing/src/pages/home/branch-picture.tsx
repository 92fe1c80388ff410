import { BranchIcon, ChatIcon, DocumentIcon, Scene, SearchIcon } from '@shared/ui';
import styles from './branch-picture.module.css';

export function BranchPicture() {
  return (
    <Scene label="判断：查到原订单之后，金额一致就登记退款，不一致正在通知客服" className={styles.canvas}>
      <svg className={styles.lines} viewBox="0 0 320 200" preserveAspectRatio="none" aria-hidden="true">
        <path d="M160 44v26M160 112v18c0 8-80 0-80 14v10" />
        <path d="M160 112v18c0 8 80 0 80 14v10" />
      </svg>
      <span className={styles.top}>
        <SearchIcon />
        找到原订单
      </span>
      <span className={styles.ask}>
        <BranchIcon />
        金额一致吗？
      </span>
      <span className={styles.yes}>
        <DocumentIcon />
        登记退款
      </span>
      <span className={styles.no}>
        <ChatIcon />
        通知客服
      </span>
    </Scene>
  );
}
