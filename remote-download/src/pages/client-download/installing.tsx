import { useId } from 'react';
import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, RecordIcon, Scene, WeavePattern } from '@shared/ui';
import styles from './installing.module.css';

export default function Installing() {
  const { client } = usePage().config.brand;
  return (
    <Scene
      className={styles.scene}
      label="安装程序装到一半：签名核对完、程序写好，正在装浏览器组件；旁边是装好后第一次录制的样子"
    >
      <AppWindow title={`${client} 安装程序`} className={styles.window}>
        <div className={styles.installer}>
          <p className={styles.share}>
            <b>正在安装</b>
            <span>62%</span>
          </p>
          <Cloth />
          <ol className={styles.tasks}>
            <li>
              <CheckIcon />
              核对安装包签名
            </li>
            <li>
              <CheckIcon />
              写入程序文件
            </li>
            <li className={styles.running}>
              安装浏览器组件 <em>Chrome、Edge</em>
            </li>
            <li className={styles.waiting}>创建桌面图标</li>
          </ol>
          <p className={styles.foot}>
            <span>安装到默认的位置</span>
            <i>取消</i>
          </p>
        </div>
      </AppWindow>
      <AppWindow title={client} className={styles.recorder}>
        <div className={styles.recording}>
          <p>
            <RecordIcon />
            第一次用？从录制开始
          </p>
          <ol>
            <li>打开网页 / 店铺后台</li>
            <li>点击元素 / 导出</li>
            <li className={styles.hot}>填写输入框 / 日期</li>
          </ol>
        </div>
      </AppWindow>
    </Scene>
  );
}

/** The progress as cloth: bands of weave up to where the shuttle is. */
function Cloth() {
  const id = useId();
  return (
    <div className={styles.cloth}>
      <svg width="100%" height="120" aria-hidden="true">
        <defs>
          <WeavePattern id={`${id}a`} weave="plain" weft="#2e9e8d" warp="#b4cfc9" warpWidth={12} weftHeight={6} />
          <WeavePattern id={`${id}b`} weave="twill" weft="#0b7568" warp="#b4cfc9" warpWidth={12} weftHeight={6} />
          <WeavePattern id={`${id}c`} weave="plain" weft="#ffbc14" warp="#b4cfc9" warpWidth={12} weftHeight={6} />
        </defs>
        <rect width="62%" height="120" fill="#e9f4f1" />
        <rect width="62%" height="30" fill={`url(#${id}a)`} />
        <rect y="30" width="62%" height="54" fill={`url(#${id}b)`} />
        <rect y="84" width="62%" height="12" fill={`url(#${id}c)`} />
        <rect y="96" width="62%" height="24" fill={`url(#${id}a)`} />
      </svg>
      <i />
    </div>
  );
}
