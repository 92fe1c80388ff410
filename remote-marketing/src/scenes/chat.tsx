import type { ReactNode } from 'react';
import { DocumentIcon, SearchIcon, SendIcon } from '@shared/ui';
import styles from './chat.module.css';

export interface ChatLine {
  from: 'person' | 'assistant';
  text?: string;
  /** The source of the answer. */
  source?: string;
  /** The work that the assistant is doing at the moment. */
  working?: string;
}

/** A conversation with an application, its answers followed by their source. */
export function Chat({ title, lines, prompt }: { title: ReactNode; lines: readonly ChatLine[]; prompt: string }) {
  return (
    <div className={styles.chat} data-tone="light">
      <p className={styles.title}>{title}</p>
      <div className={styles.lines}>
        {lines.map(({ from, text, source, working }, index) => (
          <div key={index} className={from === 'person' ? styles.person : styles.assistant}>
            {text}
            {source ? (
              <span className={styles.source}>
                <DocumentIcon />
                {source}
              </span>
            ) : null}
            {working ? (
              <span className={`${styles.source} ${styles.working}`}>
                <SearchIcon />
                {working}
              </span>
            ) : null}
          </div>
        ))}
      </div>
      <p className={styles.prompt}>
        {prompt}
        <SendIcon />
      </p>
    </div>
  );
}
