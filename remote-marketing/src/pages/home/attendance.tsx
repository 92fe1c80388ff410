import { StatusMark } from '@shared/ui';
import styles from './attendance.module.css';

const days = ['一', '二', '三', '四', '五'];

/** One letter a day: 出勤 attended, 假 on leave, 差 travelling, 缺 no clock-in. */
const people = [
  { name: '同事 A', week: '出出出出出', word: '齐', status: 'done' },
  { name: '同事 B', week: '出假假出出', word: '假单已对上', status: 'done' },
  { name: '同事 C', week: '差差出出出', word: '差旅已对上', status: 'done' },
  { name: '同事 D', week: '出出缺出出', word: '等本人确认', status: 'running' },
  { name: '同事 E', week: '出出出出出', word: '排队', status: 'waiting' },
] as const;

const kinds: Readonly<Record<string, string | undefined>> = { 假: styles.leave, 差: styles.leave, 缺: styles.missing };

/** A week of attendance, as drawn cells. */
export function Attendance() {
  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <span>示例</span>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {people.map(({ name, week, word, status }) => (
        <div key={name}>
          <span>{name}</span>
          {Array.from(week).map((day, index) => (
            <i key={index} className={kinds[day]}>
              {day === '出' ? '' : day}
            </i>
          ))}
          <StatusMark status={status}>{word}</StatusMark>
        </div>
      ))}
    </div>
  );
}
