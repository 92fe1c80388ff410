import type { HelpBlock } from '@shared/contract/endpoints';
import { ArrowIcon, Link, Scene, text as layout } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import { TextBlocks } from '@shared/ui/text-blocks';
import agreement from '../../content/legal-agreement.json';
import communityRules from '../../content/legal-community-rules.json';
import minors from '../../content/legal-minors.json';
import personalInformation from '../../content/legal-personal-information.json';
import { Document } from '../../sections/document';
import { Ending } from '../../sections/ending';
import { PaperOpening } from '../../sections/paper-opening';
import cover from '../home/comic-cover.svg';
import styles from './content.module.css';
import { legalCrumbs, legalKey } from './head';
import shipped from './words.json';

interface LegalText {
  version: string;
  from: string;
  changed: string;
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
  const key = legalKey(usePage().params);
  const text = words.texts[key];
  const { title, phrases, description, glance, summary } = text;
  const paper = useContent(`legal-${key}`, texts[key]);
  return (
    <>
      <PaperOpening
        crumbs={legalCrumbs(title, key)}
        {...{ phrases, glance, summary }}
        lead={description}
        compared={key === 'community-rules'}
        print={words.print}
        facts={words.facts}
        paper={paper}
      />
      <div className={styles.paper}>
        <Document
          label={words.contents}
          parts={clausesOf(title, paper.body).map(([name, first, ...rest], at) => {
            const gist = first?.kind === 'quote' ? wordsOf(first) : undefined;
            return {
              id: `clause-${at + 1}`,
              title: name,
              ...(gist && { lead: gist }),
              body: (
                <div className={styles.text}>{first && <TextBlocks blocks={gist ? rest : [first, ...rest]} />}</div>
              ),
            };
          })}
        />
      </div>
      {'comic' in text ? (
        <div className={`${layout.wrap} ${styles.paper}`}>
          <Link href={text.comic.href} className={styles.comic}>
            <Scene label={text.comic.picture}>
              <img src={cover} alt="" width={440} height={275} loading="lazy" />
            </Scene>
            <span>
              <b>
                {text.comic.name}
                <ArrowIcon />
              </b>
              {text.comic.words}
            </span>
          </Link>
        </div>
      ) : null}
      <Ending call={key !== 'community-rules'} {...words.closing} {...('closing' in text && text.closing)} />
    </>
  );
}

const wordsOf = ({ words }: { words: readonly { text: string }[] }) => words.map(({ text }) => text).join('');

/** The words of each heading, and what stands below it; what comes before the first is a clause of the text's own name. */
function clausesOf(title: string, blocks: readonly HelpBlock[]): readonly [string, ...HelpBlock[]][] {
  const clauses: [string, ...HelpBlock[]][] = [[title]];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 3) clauses.push([wordsOf(block)]);
    else clauses.at(-1)?.push(block);
  return clauses.filter(([name, ...rest]) => name !== title || rest.length > 0);
}
