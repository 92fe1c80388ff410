import type { TableCount } from '@shared/contract/endpoints';
import { StatusMark } from '@shared/ui';
import styles from './floor-plan.module.css';
import { PlanTable } from './plan-table';
import { SeatRow } from './seat-row';

/** The room from above: its tables with their seats, the projector, the way in. */
export function FloorPlan({ tables }: { tables: readonly TableCount[] | undefined }) {
  return (
    <figure className={styles.plan} aria-label="房间示意：每张桌一圈织边，桌边的梭是座位">
      <div className={styles.room}>
        <p className={styles.screen}>投影</p>
        <ul>
          {(tables ?? placeholders).map(({ id, name, topic, capacity, booked }, index) => (
            <PlanTable key={id} {...{ index, name, topic, capacity, booked }} />
          ))}
        </ul>
        <p className={styles.door}>入口</p>
      </div>
      <figcaption>
        <span>
          <SeatRow capacity={1} booked={0} /> 空位
        </span>
        <span>
          <SeatRow capacity={1} booked={1} /> 已订
        </span>
        <StatusMark status="done">余位每 30 秒更新</StatusMark>
      </figcaption>
    </figure>
  );
}

/** Tables in their places, before they have come; the line below each is as high as its topic. */
const placeholders = Array.from({ length: 6 }, (_, index) => ({
  id: index,
  name: '',
  topic: '\u00a0',
  capacity: 6,
  booked: 0,
}));
