import type { ComponentProps } from 'react';
import styles from './card.module.css';

/** A white block with a thin edge, for what stands on its own: a result, a level, a ticket. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={className ? `${styles.card} ${className}` : styles.card} data-tone="light" />;
}
