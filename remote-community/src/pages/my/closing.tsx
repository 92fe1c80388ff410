import { Link, text } from '@shared/ui';
import styles from './page.module.css';

/** What leads on from what is one's own, in a line. */
export default function Closing() {
  return (
    <div className={styles.closing}>
      <p className={text.wrap}>
        这里没有的：流程上的事，<Link href="/community/homePage">到社区问</Link>；账号、预订或证书上的事，
        <Link href="/contactus/#type=contactus">给我们留言</Link>。
      </p>
    </div>
  );
}
