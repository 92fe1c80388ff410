import { usePage } from '@shared/ui/page';
import { AppWindow, CheckIcon, RecordIcon, Scene } from '@shared/ui';
import Cloth from './installing-cloth.svg?react';
import styles from './installing.module.css';

const inChinese = {
  label: '安装程序装到一半：签名核对完、程序写好，正在装浏览器组件；旁边是装好后第一次录制的样子',
  installer: '安装程序',
  state: '正在安装',
  done: ['核对安装包签名', '写入程序文件'],
  running: '安装浏览器组件',
  browsers: 'Chrome、Edge',
  waiting: '创建桌面图标',
  place: '安装到默认的位置',
  cancel: '取消',
  first: '第一次用？从录制开始',
  recorded: ['打开网页 / 店铺后台', '点击元素 / 导出', '填写输入框 / 日期'],
};

export default function Installing() {
  return <InstallingScene {...inChinese} />;
}

/** The installer half-way, and what comes after it. */
export function InstallingScene(words: typeof inChinese) {
  const { client } = usePage().config.brand;
  return (
    <Scene className={styles.scene} label={words.label}>
      <AppWindow title={`${client} ${words.installer}`} className={styles.window}>
        <div className={styles.installer}>
          <p className={styles.share}>
            <b>{words.state}</b>
            <span>62%</span>
          </p>
          <div className={styles.cloth}>
            <Cloth />
            <i />
          </div>
          <ol className={styles.tasks}>
            {words.done.map((task) => (
              <li key={task}>
                <CheckIcon />
                {task}
              </li>
            ))}
            <li className={styles.running}>
              {words.running} <em>{words.browsers}</em>
            </li>
            <li className={styles.waiting}>{words.waiting}</li>
          </ol>
          <p className={styles.foot}>
            <span>{words.place}</span>
            <i>{words.cancel}</i>
          </p>
        </div>
      </AppWindow>
      <AppWindow title={client} className={styles.recorder}>
        <div className={styles.recording}>
          <p>
            <RecordIcon />
            {words.first}
          </p>
          <ol>
            {words.recorded.map((step, place) => (
              <li key={step} className={place === words.recorded.length - 1 ? styles.hot : undefined}>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </AppWindow>
    </Scene>
  );
}
