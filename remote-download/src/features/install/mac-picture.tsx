import { usePage } from '@shared/ui/page';
import { AppWindow, LogoMark, Scene } from '@shared/ui';
import styles from './pictures.module.css';

export function MacPicture() {
  const { client } = usePage().config.brand;
  return (
    <Scene label={`示意：磁盘映像的窗口里，把${client}的图标拖向应用程序文件夹`}>
      <AppWindow title={client} className={styles.window}>
        <div className={styles.drag}>
          <span>
            <LogoMark />
            <small>{client}</small>
          </span>
          <i />
          <span>
            <svg viewBox="0 0 64 52" aria-hidden="true">
              <path d="M4 8h20l6 6h30v34H4z" />
            </svg>
            <small>应用程序</small>
          </span>
        </div>
        <p className={styles.foot}>正在复制 · 118 / 141 MB</p>
      </AppWindow>
    </Scene>
  );
}
