import { ButtonLink, Heading, TextLink, text } from '@shared/ui';
import { Lead } from './clauses';
import styles from './missing.module.css';
import type { ActionWords } from './start-actions';

interface MissingProps {
  phrases: readonly string[];
  words: string;
  action: ActionWords;
  link?: ActionWords;
}

/** What stands at an address whose member was taken out. */
export function Missing({ phrases, words, action, link }: MissingProps) {
  return (
    <section className={`${text.wrap} ${styles.missing}`}>
      <Heading level={1} phrases={phrases} />
      <Lead>{words}</Lead>
      <ButtonLink variant="solid" href={action.href}>
        {action.label}
      </ButtonLink>
      {link ? <TextLink href={link.href}>{link.label}</TextLink> : null}
    </section>
  );
}
