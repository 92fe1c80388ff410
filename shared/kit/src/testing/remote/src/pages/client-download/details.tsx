import { Price } from '../../price';
import styles from './details.module.css';

export default function Details() {
  return (
    <div className={styles.details} role="note">
      In detail: <Price value={24} />
    </div>
  );
}
