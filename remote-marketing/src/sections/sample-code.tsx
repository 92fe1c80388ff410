import { Button } from '@shared/ui';
import type { ReactNode } from 'react';
import styles from './sample-code.module.css';

interface SampleCodeProps {
  copy: string;
  copied: string;
  failed: string;
  items: readonly { title: string; code: string }[];
  /** One under another, each as long as it is. */
  stacked?: boolean;
}

/** Code that can be taken along (`enhance-copy.ts`); the button appears once it works. */
export function SampleCode({ items, stacked, ...words }: SampleCodeProps) {
  return (
    <div className={stacked ? `${styles.samples} ${styles.stacked}` : styles.samples}>
      {items.map(({ title, code }) => (
        <figure key={title}>
          <figcaption>{title}</figcaption>
          <CodeBlock code={code}>
            <Button
              small
              data-copy
              data-copied={words.copied}
              data-failed={words.failed}
              hidden
              className={styles.copy}
            >
              {words.copy}
            </Button>
          </CodeBlock>
        </figure>
      ))}
    </div>
  );
}

/** Code; a long line goes on below, further in. */
export function CodeBlock({ code, children }: { code: string; children?: ReactNode }) {
  return (
    <div className={styles.block}>
      <pre>
        <code>
          {code.match(/.*\n|.+$/g)?.map((line, place) => (
            <span key={place}>{coloured(line)}</span>
          ))}
        </code>
      </pre>
      {children}
    </div>
  );
}

/** What is quoted, and words of a shell or of Python. */
const TOKENS = /("[^"]*"|'[^']*'|\b(?:as|curl|except|for|from|if|import|in|jq|print|raise|try|weave|with)\b)/;

/** A line with these in colours of their own. */
function coloured(line: string) {
  return line.split(TOKENS).map((part, place) => {
    if (place % 2 === 0) return part;
    return /^["']/.test(part) ? <q key={place}>{part}</q> : <b key={place}>{part}</b>;
  });
}
