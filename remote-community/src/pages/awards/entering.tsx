import { Heading } from '@shared/ui';
import styles from './entering.module.css';

const steps = [
  ['挑一个真在跑的流程', '跑过一个月以上。公司和客户的名字可以换掉，步骤和数字要是真的。'],
  ['写三段话', '原来谁做、多久做一次、一次多久；现在停在哪一步由谁确认；出错时怎么办。'],
  ['备好流程图或截图', '把账号、姓名、金额遮住。看得清步骤就行，不用做成海报；没有图，封面会照步骤画出来。'],
  ['登录，填表提交', '点最上面的“提交作品”，边写边存草稿。提交后会有人看，要改的地方会告诉你，发布了也会告诉你。'],
] as const;

export default function Entering() {
  return (
    <div className={styles.columns}>
      <Heading level={2} phrases={['四步', '就能参加']} />
      <ol>
        {steps.map(([title, words], index) => (
          <li key={title}>
            <b>{index + 1}</b>
            <div>
              <h3>{title}</h3>
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
