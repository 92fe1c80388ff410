import type { ReactNode } from 'react';
import type { ClientSystem } from '@shared/contract/endpoints';
import styles from './install-guide.module.css';
import { MacPicture } from './mac-picture';
import { TerminalPicture } from './terminal-picture';
import { WindowsPicture } from './windows-picture';

const steps: Readonly<Record<ClientSystem, readonly (readonly [string, string])[]>> = {
  win: [
    ['打开安装包', '在浏览器的下载列表里点它。系统询问时，先看“已验证的发布者”一栏，是本公司再点“是”。'],
    ['选安装位置', '默认就行。没有管理员权限时，选“仅为我安装”。'],
    ['装浏览器组件', '勾上常用的浏览器，装完打开客户端，从“录制”开始。'],
  ],
  mac: [
    ['打开磁盘映像', '双击下载的 dmg 文件，弹出一个窗口。'],
    ['拖进应用程序', '把图标拖到旁边的“应用程序”文件夹里，等它复制完。'],
    ['允许辅助功能', '第一次运行时，按提示到“系统设置 › 隐私与安全性 › 辅助功能”里打开开关。'],
  ],
  'linux-deb': [
    ['在终端安装', '到下载所在的文件夹，运\u2060行 sudo apt install 加上文件名，依赖会一起装好。'],
    ['启动客户端', '在应用列表里找到它；没有桌面图标时注销一次再登录。'],
    ['装浏览器组件', '首次启动会问要给哪个浏览器装组件，选常用的那个。'],
  ],
};

const pictures = { win: WindowsPicture, mac: MacPicture, 'linux-deb': TerminalPicture };

interface InstallGuideProps {
  os: ClientSystem;
  /** In place of the system's own picture. */
  picture?: ReactNode;
}

/** Three steps from the file to the client, beside a picture of them. */
export function InstallGuide({ os, picture }: InstallGuideProps) {
  const Picture = pictures[os];
  return (
    <div className={styles.columns}>
      <ol>
        {steps[os].map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {picture ?? <Picture />}
    </div>
  );
}
