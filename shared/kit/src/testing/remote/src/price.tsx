import { flushSync } from 'react-dom';
import { useState } from 'react';
import styles from './price.module.css';

/** A part that both pages have; react-dom is the host's here too. */
export function Price({ value }: { value: number }) {
  const [times, setTimes] = useState(1);
  const more = () => {
    flushSync(() => setTimes(times + 1));
  };
  return (
    <button type="button" className={styles.price} onClick={more}>
      {value * times} yuan
    </button>
  );
}
