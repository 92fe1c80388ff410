import styles from './seat-row.module.css';

/** A shuttle a seat, taken ones first; the number is beside it in words. Many are in rows of four. */
export function SeatRow({ capacity, booked }: { capacity: number; booked: number }) {
  return (
    <span className={styles.seats} data-many={capacity > 6} aria-hidden="true">
      {Array.from({ length: Math.min(capacity, 24) }, (_, seat) => (
        <i key={seat} data-taken={seat < booked} />
      ))}
    </span>
  );
}
