import { CheckIcon, Chip, Heading, Link, Scene, text, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import cover from './comic-cover.svg';
import styles from './community-section.module.css';
import shipped from './words.json';

export function CommunitySection() {
  const { question, comic, openDay } = useContent('home', shipped).community;
  return (
    <div className={styles.community}>
      <article className={styles.question}>
        <p className={text.note}>{question.note}</p>
        <Heading level={2} phrases={question.phrases} className={styles.ask} />
        <div className={styles.answer}>
          <Chip>
            <CheckIcon />
            {question.chip}
          </Chip>
          <p>{question.answer}</p>
        </div>
        <TextLink href={question.link.href}>{question.link.label}</TextLink>
      </article>
      <Link href={comic.href} className={styles.comic}>
        <Scene label="漫画一格：深夜对账，屏幕上多出三毛七，小梭在等人认">
          <img src={cover} alt="" width={440} height={275} loading="lazy" />
        </Scene>
        <span>
          <b>{comic.name}</b>
          <em>{comic.title}</em>
        </span>
      </Link>
      <Link href={openDay.href} className={styles.openDay}>
        <span className={text.note}>{openDay.note}</span>
        <b>{openDay.title}</b>
        <em>{openDay.more}</em>
      </Link>
    </div>
  );
}
