import type { ReactNode } from 'react';
import PlusIcon from '../icons/plus.svg?react';
import styles from './faq.module.css';

export interface FaqItem {
  question: string;
  answer: ReactNode;
}

interface FaqProps {
  items: readonly FaqItem[];
  /** A name lets one answer be open at a time. */
  name?: string;
  /** Index of the answer that is open from the start; none for -1. */
  open?: number;
}

/** Questions that open on their answers, before any script runs. */
export function Faq({ items, name, open = 0 }: FaqProps) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === open}>
          <summary>
            {question}
            <PlusIcon />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
