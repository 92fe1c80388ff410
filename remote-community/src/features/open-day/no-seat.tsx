import styles from './no-seat.module.css';
import words from './words.json';

/** Ways on for who gets no seat, or has the wrong one. */
export default function NoSeat() {
  return (
    <section className={styles.ways}>
      <h3>订不上的时候</h3>
      <dl>
        {words.noSeat.map(([when, what]) => (
          <div key={when}>
            <dt>{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
