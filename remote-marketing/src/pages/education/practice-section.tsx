import { AppWindow, Scene, StatusMark, StepLine } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './practice-section.module.css';
import shipped from './words.json';

export function PracticeSection() {
  const pageWords = useContent('education', shipped);
  return (
    <SectionHead {...pageWords.practice}>
      <Scene label="中级第 3 课的练习：五个检查里通过三个，第四个“空行要跳过”正在检查">
        <AppWindow title="练习　·　循环每一行" bar={<StatusMark status="running">检查中</StatusMark>}>
          <div className={styles.body}>
            <div className={styles.task}>
              <b>把没发货的订单标红</b>
              <p>给你一张 40 行的表。循环每一行，状态是“待发货”且超过两天的，把整行标红。</p>
              <p className={styles.hint}>提示：表里有三行是空的。</p>
            </div>
            <ol className={styles.orders}>
              <li>
                <b>单号</b>
                <b>状态</b>
                <b>下单后</b>
              </li>
              {/* What the learner's flow made of each row. */}
              {[
                ['1041', '已发货', '1 天'],
                ['1042', '待发货', '3 天', 'red'],
                ['1043', '待发货', '1 天'],
                ['', '', '', 'now'],
                ['1044', '待发货', '5 天'],
              ].map(([no, state, age, mark], at) => (
                <li key={at} data-mark={mark}>
                  <span>{no === '' ? '（空行）' : no}</span>
                  <span>{state}</span>
                  <span>{age}</span>
                </li>
              ))}
            </ol>
            <StepLine
              className={styles.checks}
              running={3}
              steps={['读到 40 行', '认得出“待发货”', '超过两天才标', '空行要跳过', '跑完不留多余的颜色']}
            />
          </div>
        </AppWindow>
      </Scene>
    </SectionHead>
  );
}
