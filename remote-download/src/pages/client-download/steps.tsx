import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, Heading, LogoMark, Scene } from '@shared/ui';
import styles from './steps.module.css';

const steps = [
  ['打开安装包', '在浏览器的下载列表里点它。系统问“是否允许更改”时，先看发布者一栏，是本公司再点“是”。'],
  ['选安装位置', '默认就行。公司电脑没有管理员权限时，选“仅为我安装”。'],
  ['装浏览器组件', '要操作网页，就勾上常用的浏览器；以后也能在设置里补装。'],
] as const;

export default function Steps() {
  const { client, company } = usePage().config.brand;
  return (
    <>
      <Heading level={2} phrases={['每一步', '长什么样']} />
      <div className={styles.columns}>
        <ol className={styles.steps}>
          {steps.map(([title, words]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ol>
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
      </div>
    </>
  );
}
