import { Button } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { SectionHead } from '../../sections/section-head';
import styles from './sample-code.module.css';
import shipped from './words.json';

/** Code that can be taken along; the button appears once it works. */
export function SampleCode() {
  const pageWords = useContent('ai-weave', shipped).samples;
  return (
    <>
      <SectionHead {...pageWords} />
      <div className={styles.samples}>
        {pageWords.items.map(({ title, code }) => (
          <figure key={title}>
            <figcaption>{title}</figcaption>
            <div className={styles.block}>
              <pre tabIndex={0}>
                <code>
                  {code.split('\n').map((line, index) => (line ? <span key={index}>{`${line}\n`}</span> : '\n'))}
                </code>
              </pre>
              <Button
                small
                data-copy
                data-copied={pageWords.copied}
                data-failed={pageWords.failed}
                hidden
                className={styles.copy}
              >
                {pageWords.copy}
              </Button>
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
