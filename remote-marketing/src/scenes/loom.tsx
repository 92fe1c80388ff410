import { BankIcon, BoxIcon, ChatIcon, DocumentIcon, MailIcon, ShopIcon, StatusMark, TableIcon, text } from '@shared/ui';
import styles from './loom.module.css';
import LoomCloth from './loom-cloth.svg?react';

const icons = [ShopIcon, TableIcon, BoxIcon, BankIcon, DocumentIcon, MailIcon, ChatIcon];
const passedBy = [4, 5];

export interface LoomWords {
  label: string;
  /** The names of the seven warps. */
  systems: readonly string[];
  steps: readonly { name: string; time: string }[];
  running: string;
  waiting: string;
  woven: readonly { name: string; time: string }[];
  states: Readonly<Record<'done' | 'running' | 'waiting', string>>;
}

/** A home page's picture: systems are warps, a flow is the weft, and what has run today is cloth. */
export function Loom({ label, systems, steps, running, waiting, woven, states }: LoomWords) {
  return (
    <div className={styles.loom} role="img" aria-label={label}>
      <LoomCloth className={styles.cloth} />
      <div className={styles.weft}>
        <i />
      </div>
      <div className={`${text.wrap} ${styles.over}`}>
        <ol className={styles.systems}>
          {icons.map((Icon, index) => (
            <li key={index} className={passedBy.includes(index) ? styles.passedBy : undefined}>
              <span>
                <Icon />
                {systems[index]}
              </span>
            </li>
          ))}
        </ol>
        <Shuttle />
        <ol className={styles.steps}>
          {steps.map(({ name, time }) => (
            <li key={name}>
              <b>{name}</b>
              <StatusMark status="done">{`${states.done} ${time}`}</StatusMark>
            </li>
          ))}
          <li className={styles.running} data-tone="light">
            <b>{running}</b>
            <StatusMark status="running">{states.running}</StatusMark>
            <i className={styles.progress} />
          </li>
          <li className={styles.waiting}>
            <b>{waiting}</b>
            <StatusMark status="waiting">{states.waiting}</StatusMark>
          </li>
        </ol>
        <ul className={styles.woven}>
          {woven.map(({ time, name }) => (
            <li key={time}>
              {time}&emsp;{name}
              <StatusMark status="done">{states.done}</StatusMark>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Shuttle() {
  return (
    <svg className={styles.shuttle} viewBox="0 0 96 30">
      <path d="M0 15C18 4 32 0 48 0s30 4 48 15c-18 11-32 15-48 15S18 26 0 15z" fill="#ffbc14" />
      <rect x="28" y="10.5" width="42" height="9" rx="4.5" fill="#053434" />
      <path d="M29 15h32" stroke="#ffdb7d" strokeWidth="3.5" />
    </svg>
  );
}
