import type { HelpBlock } from '@shared/contract/endpoints';
import { useContent, usePage } from '@shared/ui/page';
import { Heading, Link, text, TextLink } from '@shared/ui';
import { TextBlocks } from '@shared/ui/text-blocks';
import agreement from '../../content/legal-agreement.json';
import communityRules from '../../content/legal-community-rules.json';
import minors from '../../content/legal-minors.json';
import personalInformation from '../../content/legal-personal-information.json';
import { filled, filledWith } from '../../sections/filled';
import { Opening } from '../../sections/opening';
import { Closing } from '../../sections/page-sections';
import { Plain } from '../../sections/plain';
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
  const { title, phrases, description } = words.texts[key];
  const { version, from, body } = useContent(`legal-${key}`, texts[key]);
  const { company, phone } = config.brand;
  return (
    <>
      <Opening crumbs={legalCrumbs(title, key)} phrases={phrases} lead={description} />
      <Plain>
        <div className={styles.text}>
          <p className={text.note}>
            {filled(words.note, { version, from })}&emsp;{words.sample}
          </p>
          <section>
            <TextBlocks blocks={body} />
          </section>
          <section>
            <Heading level={2} phrases={words.contact.phrases} />
            <p>
              {filledWith(words.contact.words, {
                company,
                phone: <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
              })}
            </p>
            <TextLink href={words.contact.action.href}>{words.contact.action.label}</TextLink>
          </section>
        </div>
      </Plain>
      <Closing plain {...words.closing} />
    </>
  );
}
