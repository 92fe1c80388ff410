import { BoxIcon, DocumentIcon, SendIcon, StatusMark } from '@shared/ui';
import styles from './builder-preview.module.css';

export function BuilderPreview() {
  return (
    <div className={styles.preview}>
      <p className={styles.head}>
        试用
        <StatusMark status="running">正在办</StatusMark>
      </p>
      <div className={styles.talk}>
        <p className={styles.ask}>上周去苏州两晚，一晚超了 80，帮我报掉。</p>
        <div className={styles.answer} data-tone="light">
          <p>苏州每晚上限 420 元，第二晚超 80&nbsp;元，需部门负责人批。其余可以直接报，已开始填单。</p>
          <span>
            <DocumentIcon />
            差旅办法 · 第 4 条
          </span>
          <span>
            <BoxIcon />
            审批单 CL-0716
          </span>
        </div>
        <div className={styles.work} data-tone="light">
          <b>报销填单</b>
          <StatusMark status="running">第 3 步 / 共 5 步</StatusMark>
          <i />
        </div>
      </div>
      <p className={styles.foot}>
        接着问
        <SendIcon />
      </p>
    </div>
  );
}
