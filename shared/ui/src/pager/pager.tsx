import { Link } from '../link/link';
import styles from './pager.module.css';

interface PagerProps {
  /** Name of the items: 问题. */
  what: string;
  page: number;
  size: number;
  total: number;
  href: (page: number) => string;
}

/** Pages as links, so that each has an address; nothing where all stands on one. */
export function Pager({ what, page, size, total, href }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return total > 0 ? <p className={styles.end}>{`都在这里了，共 ${total} 条。`}</p> : null;
  return (
    <nav className={styles.pager} aria-label={`${what}翻页`}>
      {page > 1 ? <Link href={href(page - 1)}>上一页</Link> : <span>上一页</span>}
      <p>{`第 ${page} 页，共 ${last} 页`}</p>
      {page < last ? <Link href={href(page + 1)}>下一页</Link> : <span>下一页</span>}
    </nav>
  );
}
