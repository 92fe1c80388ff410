import { Button } from '@shared/ui';
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
          <div className={styles.block}>
            <pre tabIndex={0}>
              <code>
                {code
                  .split('\n')
                  .map((line, index) => (line ? <span key={index}>{coloured(`${line}\n`)}</span> : '\n'))}
              </code>
            </pre>
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
          </div>
        </figure>
      ))}
    </div>
  );
}

const QUOTED = /("[^"]*"|'[^']*')/;

/** A line of code with what is quoted in a colour of its own. */
function coloured(line: string) {
  return line.split(QUOTED).map((part, place) => (place % 2 === 1 ? <i key={place}>{part}</i> : part));
}
