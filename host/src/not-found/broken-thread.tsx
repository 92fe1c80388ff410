import styles from './broken-thread.module.css';

const hull = 'M-88 0C-54-36-26-46 0-46S54-36 88 0C54 36 26 46 0 46S-54 36-88 0z';
const tips =
  'M-88 0C-78-11-70-18-61-24-66-8-66 8-61 24-70 18-78 11-88 0zM88 0C78-11 70-18 61-24 66-8 66 8 61 24 70 18 78 11 88 0z';

/** The shuttle holds one end of a thread that has come apart. */
export function BrokenThread({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 400" role="img" aria-label="小梭看着一截断掉的黄线">
      <defs>
        <pattern id="not-found-cloth" width="24" height="12" patternUnits="userSpaceOnUse">
          <path className={styles.clothWarp} d="M6 0V12M18 0V12" />
          <path className={styles.clothWeft} d="M1 3H11M13 9H23" />
        </pattern>
        <pattern id="not-found-hull" width="16" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <path className={styles.hullThread} d="M1 4H9M9 11H15" />
        </pattern>
      </defs>
      <circle className={styles.ground} cx="246" cy="206" r="168" />
      <circle cx="246" cy="206" r="168" fill="url(#not-found-cloth)" />
      <g className={styles.lost}>
        <path className={styles.thread} d="M-80 322C84 322 112 346 172 326" />
        <path className={styles.fray} d="M172 326l15-10M172 326l17-1M172 326l13 9" />
      </g>
      <path className={styles.thread} d="M134 208C96 196 84 250 42 232" />
      <path className={styles.fray} d="M42 232l-14-6M42 232l-12 5M42 232l-6 13" />
      <g transform="translate(264 196) rotate(6) scale(1.5)">
        <path className={styles.limb} d="M-28 28C-37 39-35 49-26 54M28 28C37 39 35 49 26 54" />
        <path className={styles.hull} d={hull} />
        <path d={hull} fill="url(#not-found-hull)" />
        <path className={styles.edge} d={hull} />
        <path className={styles.tip} d={tips} />
        <rect className={styles.face} x="-47" y="-24" width="94" height="48" rx="24" />
        <rect className={styles.eye} x="-20" y="-8" width="9" height="16" rx="4.5" />
        <path className={styles.puzzled} d="M8-4C9-12 22-11 20-3 19 1 15 1 15 5" />
        <circle className={styles.eye} cx="15" cy="11" r="2.8" />
      </g>
      <g className={styles.dropped}>
        <g transform="translate(380 336) rotate(14)">
          <rect className={styles.paper} x="-27" y="-34" width="54" height="68" rx="3" />
          <path className={styles.lines} d="M-17-20H9M-17-9H17M-17 2H12M-17 13H17" />
        </g>
      </g>
    </svg>
  );
}
