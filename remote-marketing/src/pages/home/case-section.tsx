import { Chip, Heading, Link, text, TextLink, ThreadSection } from '@shared/ui';
import { caseHref, findCase } from '../../content/cases/case-cards';
import type { CaseCard } from '../../content/schema/cases';
import { caseTypes } from '../../content/case-types';
import styles from './case-section.module.css';

const others = [
  findCase('apparel', 'morning-report'),
  findCase('logistics', 'stalled-parcels'),
  findCase('manufacturing', 'first-day-accounts'),
].filter((card): card is CaseCard => card !== undefined);

export function CaseSection() {
  return (
    <ThreadSection side="left" tag="客户案例">
      <div className={styles.cases}>
        <article className={styles.main}>
          <Heading level={2} phrases={['月底的账，', '拆到每一天']} />
          <p className={text.small}>
            跨境电商 · 财务部&emsp;
            <Chip kind="sample" />
          </p>
          <dl className={styles.bars}>
            <div>
              <dt>人工</dt>
              <dd>
                <i />
                <b>18 小时</b>
              </dd>
            </div>
            <div className={styles.automated}>
              <dt>流程</dt>
              <dd>
                <i />
                <b>4 小时</b>
              </dd>
            </div>
          </dl>
          <p>四个平台的结算单各是各的格式。流程每天取一次、按订单号对齐一次，月底要人看的，只有没对上的几笔。</p>
          <TextLink href="/case/detail/cross-border/daily-reconciliation/">看这条流程怎么走</TextLink>
        </article>
        <ul className={styles.list}>
          {others.map((card) => (
            <li key={card.id}>
              <Link href={caseHref(card)}>
                <span className={text.note}>
                  {caseTypes[card.type]} · {card.department}&emsp;示例
                </span>
                <h3>{card.title.join('')}</h3>
                <em>
                  {card.cadence}&emsp;{card.steps} 个步骤
                </em>
              </Link>
            </li>
          ))}
          <li>
            <TextLink href="/case/list/">全部 12 个示例案例</TextLink>
          </li>
        </ul>
      </div>
    </ThreadSection>
  );
}
