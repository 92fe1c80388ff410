import { StepLine } from '@shared/ui';
import type { StartState } from '../../features/start/use-start';
import styles from './course.module.css';

/** For each state, the step that it is at, and what is said of the download. */
const stands: Readonly<Record<StartState['name'], readonly [number, string]>> = {
  elsewhere: [1, '要在电脑上打开这一页'],
  asking: [1, '正在取链接'],
  started: [1, '进度在浏览器的下载列表里'],
  failed: [1, '还没有开始'],
  waiting: [2, '下载过一次'],
};

/** The way from here to the first recording, as far as it has come. */
export function Course({ state, chosen }: { state: StartState['name']; chosen: string }) {
  const [running, download] = stands[state];
  const steps = (
    [
      ['选系统', chosen],
      ['下载安装包', download],
      ['核对 SHA-256', '一行命令，一字不差就是原样'],
      ['装上，录第一条', '三步装好，照平时做一遍'],
    ] as const
  ).map(([name, words]) => (
    <span key={name}>
      {name}
      <small>{words}</small>
    </span>
  ));
  return <StepLine className={styles.course} running={running} steps={steps} />;
}
