import { AppWindow, RecordIcon, Scene, WindowKey } from '@shared/ui';
import styles from './recording-picture.module.css';

export function RecordingPicture() {
  return (
    <Scene label="录制中：正在填写退款单的实退金额，客户端标出它认到的输入框">
      <AppWindow
        title="录制中"
        bar={
          <WindowKey kind="live">
            <RecordIcon />
            00:26
          </WindowKey>
        }
      >
        <div className={styles.form}>
          <span>
            退款单号<i>TK-0937</i>
          </span>
          <span className={styles.chosen}>
            实退金额<i>86.40</i>
            <em>输入框 · 实退金额</em>
          </span>
          <span>
            退回仓<i>南仓</i>
          </span>
          <b>提交</b>
          <svg className={styles.pointer} width="22" height="22" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 1l12 8-5 1 2.5 5-2.5 1-2.5-5L3 14z" fill="#08211f" stroke="#fff" strokeWidth="1.2" />
          </svg>
        </div>
      </AppWindow>
    </Scene>
  );
}
