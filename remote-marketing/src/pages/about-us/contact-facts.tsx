import { usePage, useContent } from '@shared/ui/page';
import { Heading, Link, text, TextLink } from '@shared/ui';
import { FactList } from '../../sections/fact-list';
import { Split } from '../../sections/split';
import styles from './beliefs.module.css';
import shipped from './words.json';

export function ContactFacts() {
  const { phrases, action, offices } = useContent('about-us', shipped).contact;
  const { phone, hours, company, icp } = usePage().config.brand;
  return (
    <Split first={5}>
      <div>
        <Heading level={2} phrases={phrases} />
        <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          {phone}
        </Link>
        <p className={text.note}>{hours}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
      <div>
        <FactList facts={offices.map(({ city, words, place }) => ({ term: city, words: `${words}　${place}` }))} />
        <p className={`${text.note} ${styles.note}`}>
          {company}&emsp;{icp}
        </p>
      </div>
    </Split>
  );
}
