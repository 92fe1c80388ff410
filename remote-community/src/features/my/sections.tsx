import { Link } from '@shared/ui';
import styles from './my.module.css';

/** The parts of the page, in order; each has an address of its own. */
const sections = [
  { tab: 'questions', name: '提问' },
  { tab: 'answers', name: '回答' },
  { tab: 'comments', name: '评论' },
  { tab: 'following', name: '关注' },
  { tab: 'bookings', name: '预订' },
  { tab: 'notices', name: '通知' },
  { tab: 'messages', name: '留言' },
  { tab: 'works', name: '作品' },
  { tab: 'applications', name: '申请' },
  { tab: 'certificates', name: '证书' },
  { tab: 'likes', name: '点赞' },
  { tab: 'sessions', name: '登录设备' },
  { tab: 'account', name: '账号' },
] as const;

export type Section = (typeof sections)[number];

/** The part that the address asks for; the first where it names none. */
export function sectionOf(query: string): Section {
  const asked = new URLSearchParams(query).get('tab');
  return sections.find(({ tab }) => tab === asked) ?? sections[0];
}

function sectionHref({ tab }: Section): string {
  return `/my/?tab=${tab}`;
}

export function SectionNav({ shown }: { shown: Section }) {
  return (
    <nav className={styles.nav} aria-label="我的">
      <ul>
        {sections.map((section) => (
          <li key={section.tab}>
            <Link href={sectionHref(section)} aria-current={section === shown ? 'page' : undefined}>
              {section.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
