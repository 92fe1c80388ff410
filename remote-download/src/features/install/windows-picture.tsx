import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, Scene } from '@shared/ui';
import styles from './pictures.module.css';

export function WindowsPicture() {
  const { client } = usePage().config.brand;
  return (
    <Scene label="示意：安装程序正在装浏览器组件，前两步已完成">
      <AppWindow title={`${client} 安装程序`} className={styles.window}>
        <ol className={styles.tasks}>
          <li data-state="done">
            <CheckIcon />
            核对安装包签名
          </li>
          <li data-state="done">
            <CheckIcon />
            写入程序文件<small>仅为我安装 · 不需要管理员权限</small>
          </li>
          <li data-state="now">
            安装浏览器组件<small>Chrome、Edge</small>
          </li>
          <li>创建桌面图标</li>
        </ol>
      </AppWindow>
    </Scene>
  );
}
