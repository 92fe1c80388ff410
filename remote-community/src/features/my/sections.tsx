import { Fold, Link } from '@shared/ui';
import { useMe } from '../calls/use-call';
import styles from './my.module.css';

/** The parts of the page, in order, by what they are of; each has an address of its own. */
const groups = [
  {
    of: '写的',
    sections: [
      { tab: 'questions', name: '提问' },
      { tab: 'answers', name: '回答' },
      { tab: 'comments', name: '评论' },
      { tab: 'works', name: '作品' },
      { tab: 'messages', name: '留言' },
    ],
  },
  {
    of: '办的',
    sections: [
      { tab: 'bookings', name: '预订' },
      { tab: 'applications', name: '申请' },
      { tab: 'certificates', name: '证书' },
    ],
  },
  {
    of: '看的',
    sections: [
      { tab: 'following', name: '关注' },
      { tab: 'likes', name: '点赞' },
      { tab: 'notices', name: '通知' },
    ],
  },
  {
    of: '账号',
    sections: [
      { tab: 'sessions', name: '登录设备' },
      { tab: 'account', name: '账号' },
    ],
  },
] as const;

export type Section = (typeof groups)[number]['sections'][number];

const sections: readonly Section[] = groups.flatMap(({ sections: own }): readonly Section[] => own);
const [first] = groups[0].sections;

/** The part that the address asks for; the first where it names none. */
export function sectionOf(query: string): Section {
  const asked = new URLSearchParams(query).get('tab');
  return sections.find(({ tab }) => tab === asked) ?? first;
}

export function SectionNav({ shown }: { shown: Section }) {
  const counts: Readonly<Partial<Record<string, number>>> | undefined = useMe()?.counts;
  return (
    <nav className={styles.nav} aria-label="我的">
      <Fold label={`我的：${shown.name}`}>
        <div className={styles.groups}>
          {groups.map(({ of, sections: own }) => (
            <div key={of}>
              <b aria-hidden="true">{of}</b>
              <ul>
                {own.map((section) => (
                  <li key={section.tab}>
                    <Link href={`/my/?tab=${section.tab}`} aria-current={section === shown ? 'page' : undefined}>
                      {section.name}
                      {counts?.[section.tab] ? <small>{counts[section.tab]}</small> : null}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Fold>
    </nav>
  );
}
