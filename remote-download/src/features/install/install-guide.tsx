import type { ReactNode } from 'react';
import type { ClientSystem } from '@shared/contract/endpoints';
import styles from './install-guide.module.css';
import pageWords from './words.json';
import { MacPicture, TerminalPicture, WindowsPicture } from './pictures';

const pictures = { win: WindowsPicture, mac: MacPicture, 'linux-deb': TerminalPicture };

interface InstallGuideProps {
  os: ClientSystem;
  /** A picture in place of the system's own. */
  picture?: ReactNode;
}

/** Three steps from the file to the client, beside a picture of them. */
export function InstallGuide({ os, picture }: InstallGuideProps) {
  const Picture = pictures[os];
  return (
    <div className={styles.columns}>
      <ol>
        {pageWords.steps[os].map(([title, words]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      {picture ?? <Picture />}
    </div>
  );
}
