import { ArrowIcon, type Dye, Link, type Weave, WeaveSwatch } from '@shared/ui';
import styles from './places.module.css';

interface Place {
  name: string;
  words: string;
  href: string;
  weave: Weave;
  dye: Dye;
}

/** Places that a search covers, for who has no word for it yet. */
const places: readonly Place[] = [
  { name: '帮助', words: '装好、录好、跑稳：一步一图，照着做', href: '/qa/', weave: 'plain', dye: 'rpa' },
  {
    name: '问答',
    words: '别人卡在哪里，是怎么解开的',
    href: '/community/homePage/',
    weave: 'jacquard',
    dye: 'power',
  },
  { name: '大赛作品', words: '做成了的流程，按行当挑', href: '/rpa_awards/', weave: 'twill', dye: 'weave' },
  { name: '漫画', words: '同样的活，别人怎样交出去', href: '/comics/', weave: 'satin', dye: 'employee' },
];

export function Places() {
  return (
    <ul className={styles.places}>
      {places.map(({ name, words, href, weave, dye }) => (
        <li key={name}>
          <Link href={href}>
            <WeaveSwatch weave={weave} dye={dye} />
            <b>{name}</b>
            <span>{words}</span>
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
