import type { PictureValue } from '@shared/contract/content';
import { ContentPicture } from '@shared/ui';
import styles from './certificates.module.css';
import type { Proof } from './proof';
import { SectionHead } from './section-head';

interface Certificate {
  name: string;
  words: string;
  picture?: PictureValue;
}

/** What others certified. */
export function Certificates({ items, ...head }: Proof<Certificate>) {
  return (
    <SectionHead {...head}>
      <ul className={styles.certificates}>
        {items.map(({ name, words, picture }) => (
          <li key={name}>
            {picture ? <ContentPicture picture={picture} sizes="280px" className={styles.certificate} /> : null}
            <h3>{name}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </SectionHead>
  );
}
