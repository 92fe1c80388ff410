import { DownloadIcon, Heading, LogoMark, text } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import mark from './mark.svg';
import { Clauses } from '../../sections/clauses';
import styles from './press-kit.module.css';
import shipped from './words.json';

export function PressKit() {
  const pageWords = useContent('about-us', shipped).press;
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} />
      <div className={styles.kit}>
        <div className={styles.light}>
          <LogoMark />
        </div>
        <div className={styles.dark} data-tone="dark">
          <LogoMark />
        </div>
        <div className={styles.rules}>
          <Clauses>{pageWords.rule}</Clauses>
          <ul>
            {pageWords.colours.map(({ name, value, use }) => (
              <li key={value}>
                <svg width="40" height="40" aria-hidden="true">
                  <rect width="40" height="40" rx="4" fill={value} stroke="#bfcdc9" />
                </svg>
                <b>{name}</b>
                <span className={text.note}>
                  {value}&emsp;{use}
                </span>
              </li>
            ))}
          </ul>
          <a href={mark} download="mark.svg" className={styles.download}>
            <DownloadIcon />
            {pageWords.download}
          </a>
        </div>
      </div>
    </>
  );
}
