import { Heading, TextLink } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import { Opening } from '../../sections/opening';
import { ColumnHead } from '../../sections/clauses';
import { Growth } from '../../sections/growth';
import { SectionHead } from '../../sections/section-head';
import { Closing, PageSections } from '../../sections/page-sections';
import { Certificates } from '../../sections/certificates';
import head from './head.json';
import { NameStory } from './name-story';
import { PressKit } from './press-kit';
import { FactList } from '../../sections/fact-list';
import { filled } from '../../sections/filled';
import styles from './beliefs.module.css';
import shipped from './words.json';

export default function Content() {
  const pageWords = useContent('about-us', shipped);
  const { phone } = usePage().config.brand;
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        {...pageWords.opening}
        picture={<NameStory caption={pageWords.opening.caption} />}
      />
      <PageSections
        words={pageWords}
        of={{
          beliefs: <Beliefs />,
          history: <History />,
          purchasing: <Purchasing />,
          certificates: pageWords.certificates.items.length > 0 && <Certificates {...pageWords.certificates} />,
          contact: <Offices />,
          press: <PressKit />,
        }}
      />
      <Closing
        {...pageWords.closing}
        actions={[...pageWords.closing.actions, { label: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` }]}
      />
    </>
  );
}

function Beliefs() {
  const { quote, phrases, items } = useContent('about-us', shipped).beliefs;
  return (
    <div className={styles.beliefs} data-tone="dark">
      <p className={styles.quote}>
        {quote.words}
        <b>{quote.strong}</b>
      </p>
      <Heading level={2} phrases={phrases} className={styles.title} />
      <FactList wide facts={items} />
    </div>
  );
}

/** What there was to use, year by year. */
function History() {
  const { years, ...head } = useContent('about-us', shipped).history;
  return (
    <SectionHead {...head}>
      <Growth stages={years.map(({ year, what, made }) => ({ name: year, added: [made], words: [{ said: what }] }))} />
    </SectionHead>
  );
}

/** What a buyer enters to register a supplier. */
function Purchasing() {
  const { company, phone, called, items, action, ...head } = useContent('about-us', shipped).purchasing;
  const { brand } = usePage().config;
  return (
    <SectionHead {...head}>
      <div className={styles.form}>
        <FactList
          facts={[
            { term: company, words: brand.company },
            { term: phone, words: filled(called, { phone: brand.phone }) },
            ...items,
          ]}
        />
      </div>
      <TextLink href={action.href}>{action.label}</TextLink>
    </SectionHead>
  );
}

/** Where the company is, what is done there, and whom it looks for. */
function Offices() {
  const { offices, action, ...head } = useContent('about-us', shipped).contact;
  return (
    <div className={styles.contact}>
      <ColumnHead {...head} more={action} />
      <ul className={styles.offices}>
        {offices.map(({ city, words, place, jobs }) => (
          <li key={city} data-several={jobs.length > 1 || undefined}>
            <h3>{city}</h3>
            <p>{words}</p>
            <p>{place}</p>
            <dl>
              {jobs.map(({ job, first }) => (
                <div key={job}>
                  <dt>{job}</dt>
                  <dd>{first}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
