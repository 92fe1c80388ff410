import type { HelpBlock } from '@shared/contract/endpoints';
import { useContent, usePage } from '@shared/ui/page';
import { Link, text, TextLink } from '@shared/ui';
import { TextBlocks } from '@shared/ui/text-blocks';
import agreement from '../../content/legal-agreement.json';
import communityRules from '../../content/legal-community-rules.json';
import minors from '../../content/legal-minors.json';
import personalInformation from '../../content/legal-personal-information.json';
import { Document } from '../../sections/document';
import { EntryLinks } from '../../sections/entry-links';
import { FactList } from '../../sections/fact-list';
import { filled, filledWith } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import styles from './content.module.css';
import { legalCrumbs, legalKey } from './head';
import shipped from './words.json';

interface LegalText {
  version: string;
  from: string;
  body: readonly HelpBlock[];
}

/** The build has read their Markdown. */
const texts = {
  agreement,
  'community-rules': communityRules,
  minors,
  'personal-information': personalInformation,
} as unknown as Readonly<Record<keyof typeof shipped.texts, LegalText>>;

export default function Content() {
  const words = useContent('legal', shipped);
  const { params, config } = usePage();
  const key = legalKey(params);
  const { title, phrases, description, ...own } = words.texts[key];
  const beginning =
    'summary' in own ? [{ id: 'summary', title: own.summary.title, body: <FactList facts={own.summary.items} /> }] : [];
  const { version, from, body } = useContent(`legal-${key}`, texts[key]);
  const { company, phone } = config.brand;
  const first = body.findIndex(isTitle);
  const [intro, clauses] = first < 0 ? [body, []] : [body.slice(0, first), clausesOf(body.slice(first))];
  return (
    <>
      <Opening crumbs={legalCrumbs(title, key)} phrases={phrases} lead={description}>
        <p className={styles.version}>
          <b>{filled(words.note, { version, from })}</b>
          <span>{words.sample}</span>
        </p>
      </Opening>
      {intro.length > 0 ? (
        <div className={`${text.wrap} ${styles.note ?? ''}`}>
          <TextBlocks blocks={intro} />
        </div>
      ) : null}
      <Document
        followed
        label={words.contents}
        parts={[
          ...beginning,
          ...clauses.map(([title, ...blocks], at) => ({
            id: `clause-${at + 1}`,
            title,
            body: (
              <div className={styles.text}>
                <TextBlocks blocks={blocks} />
              </div>
            ),
          })),
          {
            id: 'contact',
            title: words.contact.phrases.join(''),
            body: (
              <div className={styles.text}>
                <p>
                  {filledWith(words.contact.words, {
                    company,
                    phone: <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
                  })}
                </p>
                <TextLink href={words.contact.action.href}>{words.contact.action.label}</TextLink>
              </div>
            ),
          },
        ]}
      />
      <EntryLinks
        lists={[
          { phrases: words.papers.phrases, entries: words.papers.rows.filter(({ href }) => href !== `/${key}/`) },
        ]}
      />
    </>
  );
}

const isTitle = (block: HelpBlock): block is Extract<HelpBlock, { kind: 'heading' }> =>
  block.kind === 'heading' && block.level === 3;

/** A text that begins with a heading: the words of each heading, and what stands below it. */
function clausesOf(blocks: readonly HelpBlock[]): readonly [string, ...HelpBlock[]][] {
  const clauses: [string, ...HelpBlock[]][] = [];
  for (const block of blocks)
    if (isTitle(block)) clauses.push([block.words.map(({ text: word }) => word).join('')]);
    else clauses.at(-1)?.push(block);
  return clauses;
}
