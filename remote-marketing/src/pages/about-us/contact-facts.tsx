import { usePage, useContent } from '@shared/ui/page';
import { Chip, Heading, Link, text, TextLink } from '@shared/ui';
import styles from './contact-facts.module.css';
import shipped from './words.json';

export function ContactFacts() {
  const pageWords = useContent('about-us', shipped).contact;
  const { brand } = usePage().config;
  return (
    <div className={styles.contact}>
      <div>
        <Heading level={2} phrases={pageWords.phrases} />
        <Link href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          {brand.phone}
        </Link>
        <p className={text.note}>{brand.hours}</p>
        <TextLink href={pageWords.action.href}>{pageWords.action.label}</TextLink>
      </div>
      <ul className={styles.offices}>
        {pageWords.offices.map(({ city, words, place }) => (
          <li key={city}>
            <h3>{city}</h3>
            <p>{words}</p>
            <p className={text.note}>
              {place}&emsp;
              <Chip kind="sample" />
            </p>
          </li>
        ))}
      </ul>
      <p className={text.note}>
        {brand.company}&emsp;{brand.icp}
      </p>
    </div>
  );
}
