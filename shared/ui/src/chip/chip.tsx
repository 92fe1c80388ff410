import type { ReactNode } from 'react';
import styles from './chip.module.css';

interface ChipProps {
  /** `new` marks what has just come, `sample` content that is no fact (示例); plain otherwise. */
  kind?: 'plain' | 'new' | 'sample';
  children?: ReactNode;
}

/** A small label: `<Chip kind="new" />` reads 新, `<Chip kind="sample" />` 示例. */
export function Chip({ kind = 'plain', children }: ChipProps) {
  const words = children ?? (kind === 'new' ? '新' : '示例');
  return <span className={kind === 'plain' ? styles.chip : `${styles.chip} ${styles[kind]}`}>{words}</span>;
}
