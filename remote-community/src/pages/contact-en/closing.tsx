import { ButtonLink, ClosingAction, ThreadSection } from '@shared/ui';
import styles from '../contact/before.module.css';
import words from './words.json';

const { next, closing } = words;

/** What becomes of the message, and what one can do meanwhile. */
export default function Closing() {
  return (
    <>
      <ThreadSection side="left" first last>
        <section className={styles.before}>
          <h2>{next.heading}</h2>
          <ol>
            {next.steps.map(([name, told]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{told}</p>
              </li>
            ))}
          </ol>
          <p>{next.privacy}</p>
        </section>
      </ThreadSection>
      <ClosingAction phrases={closing.phrases} lead={closing.lead}>
        <ButtonLink variant="go" shuttle href="/en/client-download/">
          {closing.download}
        </ButtonLink>
        <ButtonLink href="/en/buy/">{closing.prices}</ButtonLink>
      </ClosingAction>
    </>
  );
}
