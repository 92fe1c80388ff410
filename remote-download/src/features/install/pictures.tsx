import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, Scene, LogoMark } from '@shared/ui';
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

export function TerminalPicture() {
  return (
    <Scene label="示意：终端里用 apt 安装下载好的 deb 包，正在设置软件包">
      <AppWindow title="终端" dark className={styles.window}>
        <pre className={styles.terminal}>
          {
            '$ cd ~/下载\n$ sudo apt install ./下载的文件.deb\n正在读取软件包列表... 完成\n正在分析软件包的依赖关系树... 完成\n'
          }
          <b>正在设置客户端 ...</b>
        </pre>
      </AppWindow>
    </Scene>
  );
}
