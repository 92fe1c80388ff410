import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, RecordIcon, Scene } from '@shared/ui';
import Cloth from './installing-cloth.svg?react';
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
          <div className={styles.cloth}>
            <Cloth />
            <i />
          </div>
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
