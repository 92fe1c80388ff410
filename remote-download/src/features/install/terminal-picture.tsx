import { AppWindow, Scene } from '@shared/ui';
import styles from './pictures.module.css';

export function TerminalPicture() {
  return (
    <Scene label="示意：终端里用 apt 安装下载好的 deb 包，正在设置软件包">
      <AppWindow title="终端" dark className={styles.window}>
        <pre className={styles.terminal}>
          {
            '$ cd ~/下载\n$ sudo apt install ./下载的文件.deb\n正在读取软件包列表... 完成\n正在分析软件包的依赖关系树... 完成\n'
          }
          <b>正在设置 yunsuo-rpa ...</b>
        </pre>
      </AppWindow>
    </Scene>
  );
}
