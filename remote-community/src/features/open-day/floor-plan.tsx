import type { TableCount } from '@shared/contract/endpoints';
import { StatusMark, WeaveSwatch } from '@shared/ui';
import styles from './floor-plan.module.css';
import { SeatRow } from './seat-row';
import { tableLook } from './table-look';

/** The room from above: every table as a piece of its cloth, with its seats. */
export function FloorPlan({ tables }: { tables: readonly TableCount[] | undefined }) {
  return (
    <figure className={styles.plan} aria-label="房间示意：每张桌一块布，桌边的梭是座位">
      <div className={styles.room}>
        <p className={styles.screen}>投影</p>
        <ul>
          {(tables ?? placeholders).map((table, index) => (
            <li key={table.id} data-full={table.left === 0}>
              <WeaveSwatch {...tableLook(index)} className={styles.cloth} />
              <SeatRow capacity={table.capacity} booked={table.booked} />
              <span>{tables ? table.topic : `${String(index + 1)} 号桌`}</span>
            </li>
          ))}
        </ul>
        <p className={styles.door}>入口</p>
      </div>
      <figcaption>
        实心是已订，空心是空位
        <StatusMark status="done">余位每 30 秒更新</StatusMark>
      </figcaption>
    </figure>
  );
}

const placeholders = Array.from({ length: 6 }, (_, index) => ({
  id: index,
  topic: '',
  capacity: 6,
  booked: 6,
  left: 1,
}));
