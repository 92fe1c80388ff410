import styles from './closing.module.css';

export default function Closing() {
  return <p className={styles.closing}>That is all.</p>;
}
