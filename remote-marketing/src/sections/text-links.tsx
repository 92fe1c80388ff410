import { TextLink } from '@shared/ui';
import type { ActionWords } from './start-actions';
import styles from './text-links.module.css';

/** Ways on from the middle of a page, one beside another. */
export function TextLinks({ links }: { links: readonly ActionWords[] }) {
  return (
    <p className={styles.links}>
      {links.map(({ label, href }) => (
        <TextLink key={href} href={href}>
          {label}
        </TextLink>
      ))}
    </p>
  );
}
