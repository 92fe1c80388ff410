import { useId } from 'react';
import { dyeClass, WeavePattern } from '@shared/ui';
import styles from './plan-table.module.css';
import { SeatRow } from './seat-row';
import { tableLook } from './table-look';

interface PlanTableProps {
  index: number;
  name: string;
  topic: string;
  capacity: number;
  booked: number;
}

/** Seats that are drawn at most; the list says the number. */
const MOST = 12;

/** A table from above: a woven border in its dye, its seats on both long sides. */
export function PlanTable({ index, name, topic, capacity, booked }: PlanTableProps) {
  const id = useId();
  const { weave, dye } = tableLook(index);
  const seats = Math.min(capacity, MOST);
  const far = Math.ceil(seats / 2);
  const taken = Math.min(booked, seats);
  const full = booked >= capacity;
  return (
    <li className={`${styles.table} ${dyeClass(dye)}`} data-full={full}>
      <SeatRow capacity={far} booked={Math.min(taken, far)} />
      <div className={styles.top}>
        <svg width="124" height="68" viewBox="0 0 124 68" aria-hidden="true">
          <defs>
            <WeavePattern
              id={id}
              weave={weave}
              weft="var(--dye)"
              warp="color-mix(in srgb, var(--dye) 26%, var(--moon-0))"
              warpWidth={9}
              weftHeight={8.5}
            />
          </defs>
          <rect width="124" height="68" rx="4" fill={`url(#${id})`} />
          <rect x="18" y="17" width="88" height="34" rx="2" className={styles.cover} />
        </svg>
        <b>
          {name}
          {full ? <small>已满</small> : null}
        </b>
      </div>
      <SeatRow capacity={seats - far} booked={Math.max(0, taken - far)} />
      <span className={styles.topic}>
        {topic.split(/(?<=：)/).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </li>
  );
}
