import type { HelpBlock } from '@shared/contract/endpoints';
import { Fold } from '@shared/ui';
import { useContent, usePage } from '@shared/ui/page';
import { TextBlocks } from '@shared/ui/text-blocks';
import agreement from '../../content/legal-agreement.json';
import communityRules from '../../content/legal-community-rules.json';
import minors from '../../content/legal-minors.json';
import personalInformation from '../../content/legal-personal-information.json';
import { Document } from '../../sections/document';
import { Ending } from '../../sections/ending';
import { PaperOpening } from '../../sections/paper-opening';
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
  const { title, phrases, description, summary } = text;
  const paper = useContent(`legal-${key}`, texts[key]);
  return (
    <>
      <PaperOpening
        crumbs={legalCrumbs(title, key)}
        {...{ phrases, summary }}
        lead={description}
        compared={key === 'community-rules'}
        print={words.print}
        facts={words.facts}
        paper={paper}
      />
      <div className={styles.paper}>
        <Document
          label={words.contents}
          parts={clausesOf(title, paper.body).map(([name, ...blocks], at) => ({
            id: `clause-${at + 1}`,
            title: name,
            body: (
              <div className={styles.text}>
                <Clause blocks={blocks} label={words.unfold} />
              </div>
            ),
          }))}
        />
      </div>
      <Ending call {...words.closing} {...('closing' in text && text.closing)} />
    </>
  );
}

/** What a clause comes to, then its words; a phone folds those. */
function Clause({ blocks, label }: { blocks: readonly HelpBlock[]; label: string }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'quote') return <TextBlocks blocks={blocks} />;
  return (
    <>
      <TextBlocks blocks={[first]} />
      <Fold label={label}>
        <div className={styles.text}>
          <TextBlocks blocks={rest} />
        </div>
      </Fold>
    </>
  );
}

/** The words of each heading, and what stands below it; what comes before the first is a clause of the text's own name. */
function clausesOf(title: string, blocks: readonly HelpBlock[]): readonly [string, ...HelpBlock[]][] {
  const clauses: [string, ...HelpBlock[]][] = [[title]];
  for (const block of blocks)
    if (block.kind === 'heading' && block.level === 3)
      clauses.push([block.words.map(({ text: word }) => word).join('')]);
    else clauses.at(-1)?.push(block);
  return clauses.filter(([name, ...rest]) => name !== title || rest.length > 0);
}
