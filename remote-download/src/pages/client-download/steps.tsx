import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, Heading, LogoMark, Scene, Tabs } from '@shared/ui';
import { InstallGuide } from '../../features/install/install-guide';
import { systemNames, systems } from '../../features/platforms/platforms';
import styles from './steps.module.css';

export default function Steps() {
  return (
    <>
      <Heading level={2} phrases={['每一步', '长什么样']} />
      <div className={styles.systems}>
        <Tabs
          name="install"
          label="在哪种系统上装"
          items={systems.map((os) => ({
            label: systemNames[os],
            content: <InstallGuide os={os} picture={os === 'win' ? <Prompts /> : undefined} />,
          }))}
        />
      </div>
    </>
  );
}

/** Questions of Windows and the installer. */
function Prompts() {
  const { client, company } = usePage().config.brand;
  return (
    <Scene
      className={styles.picture}
      label="示意：系统询问是否允许安装，发布者写着本公司；安装选项里选了仅为我安装，勾着 Chrome 和 Edge 组件"
    >
      <div className={styles.prompt}>
        <p>用户账户控制</p>
        <b>允许此应用对你的设备进行更改吗？</b>
        <div className={styles.app}>
          <span>
            <LogoMark />
          </span>
          <div>
            <b>{client} 安装程序</b>
            <em>已验证的发布者：{company}</em>
            <small>文件来源：此计算机上的硬盘</small>
          </div>
        </div>
        <div className={styles.answers}>
          <span>是</span>
          <span>否</span>
        </div>
      </div>
      <AppWindow title="安装选项" className={styles.options}>
        <ul>
          <li data-kind="radio" data-on="true">
            仅为我安装<small>不需要管理员权限</small>
          </li>
          <li data-kind="radio">
            为所有用户安装<small>需要管理员权限</small>
          </li>
          <li data-kind="box" data-on="true">
            <CheckIcon />
            Chrome 组件
          </li>
          <li data-kind="box" data-on="true">
            <CheckIcon />
            Edge 组件
          </li>
          <li data-kind="box">Firefox 组件</li>
        </ul>
      </AppWindow>
    </Scene>
  );
}
