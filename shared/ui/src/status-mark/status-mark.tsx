import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

export type Status = 'done' | 'running' | 'waiting' | 'failed';

const defaultWords: Readonly<Record<Status, string>> = {
  done: '完成',
  running: '运行中',
  waiting: '等待',
  failed: '出错',
};

interface StatusMarkProps {
  status: Status;
  /** Words in place of 完成、运行中、等待、出错. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A small shuttle in the status's colour, and the status in words. */
export function StatusMark({ status, children, className }: StatusMarkProps) {
  return (
    // Made anew with its words: a translator may have replaced the text.
    <span
      key={typeof children === 'string' ? children : status}
      className={[styles.mark, styles[status], className].filter(Boolean).join(' ')}
    >
      <i />
      {children ?? defaultWords[status]}
    </span>
  );
}
