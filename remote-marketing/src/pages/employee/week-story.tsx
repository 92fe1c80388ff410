import { Heading } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import styles from './week-story.module.css';

const days = [
  { day: '周一', did: '装上客户端，录下“到货登记”的前几步', left: '还要自己点最后的保存' },
  { day: '周二', did: '补上判断：数量对不上的标红，不登记', left: '跑的时候守在旁边看' },
  { day: '周四', did: '定在 17:30\u00a0自己跑，跑完发消息给自己', left: '每天看一眼那条消息' },
  { day: '下周', did: '把流程发给同组的人，他们改了仓库名就能用', left: '有人问，再改' },
];

/** One person's first week, told day by day. */
export function WeekStory() {
  return (
    <>
      <Heading level={2} phrases={['头一个星期，', '大约是这样']} />
      <ol className={styles.days}>
        {days.map(({ day, did, left }) => (
          <li key={day}>
            <b>{day}</b>
            <Clauses>{did}</Clauses>
            <span>{left}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
