import { text, TextLink } from '@shared/ui';
import styles from './openings.module.css';

const openings = [
  { job: '桌面客户端工程师', first: '让录制认准每一个按钮，换了版也认得', city: '杭州' },
  { job: '网页前端工程师', first: '让这个网站在差的网络里也先读得到字', city: '杭州' },
  { job: '行业流程顾问', first: '坐到办事的人旁边，把一天的活看成步骤', city: '深圳' },
  { job: '技术写作', first: '写照着做就能成的文章，先自己做一遍', city: '成都' },
];

/** Jobs, each with what one begins with and where. */
export function Openings() {
  return (
    <div>
      <ul className={styles.openings}>
        {openings.map(({ job, first, city }) => (
          <li key={job}>
            <h3>{job}</h3>
            <p>{first}</p>
            <span>{city}</span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <TextLink href="/contactus/#type=contactus">留言应聘</TextLink>
        <span className={text.note}>岗位为示例</span>
      </p>
    </div>
  );
}
