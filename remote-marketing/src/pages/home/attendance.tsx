import { type Status, StatusMark } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './attendance.module.css';
import shipped from './words.json';

const days = ['一', '二', '三', '四', '五'];

const kinds: Readonly<Record<string, string | undefined>> = { 假: styles.leave, 差: styles.leave, 缺: styles.missing };

/** A week of attendance, a letter of `week` a day, as drawn cells: 出勤 attended, 假 on leave, 差 travelling, 缺 no clock-in. */
export function Attendance() {
  const pageWords = useContent('home', shipped);
  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <span>示例</span>
        {days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      {pageWords.people.map(({ name, week, word, status }) => (
        <div key={name}>
          <span>{name}</span>
          {Array.from(week).map((day, index) => (
            <i key={index} className={kinds[day]}>
              {day === '出' ? '' : day}
            </i>
          ))}
          <StatusMark status={status as Status}>{word}</StatusMark>
        </div>
      ))}
    </div>
  );
}
