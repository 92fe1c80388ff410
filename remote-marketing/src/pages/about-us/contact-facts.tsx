import { usePage } from '@shared/ui/page';
import { Chip, Heading, Link, text, TextLink } from '@shared/ui';
import styles from './contact-facts.module.css';

const offices = [
  { city: '杭州', words: '客户端与运行平台', place: '滨江区示例路 1 号' },
  { city: '深圳', words: '跨境方案与连接器', place: '南山区示例街 2 号' },
  { city: '成都', words: '课程与答疑', place: '高新区示例大道 3 号' },
];

export function ContactFacts() {
  const { brand } = usePage().config;
  return (
    <div className={styles.contact}>
      <div>
        <Heading level={2} phrases={['三处办公室，', '一个电话']} />
        <Link href={`tel:${brand.phone.replace(/[^+\d]/g, '')}`} className={styles.phone}>
          {brand.phone}
        </Link>
        <p className={text.note}>工作日 9:00–18:00（示例）</p>
        <TextLink href="/contactus/#type=contactus">给我们留言</TextLink>
      </div>
      <ul className={styles.offices}>
        {offices.map(({ city, words, place }) => (
          <li key={city}>
            <h3>{city}</h3>
            <p>{words}</p>
            <p className={text.note}>
              {place}&emsp;
              <Chip kind="sample" />
            </p>
          </li>
        ))}
      </ul>
      <p className={text.note}>
        {brand.company}&emsp;{brand.icp}
      </p>
    </div>
  );
}
