import styles from './in-china.module.css';

/** Note about whose clock a time goes by; a line ends before it, never inside. */
export function InChina() {
  return <span className={styles.zone}>（北京时间）</span>;
}
