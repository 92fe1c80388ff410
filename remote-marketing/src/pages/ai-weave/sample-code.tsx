import { Button } from '@shared/ui';
import { SectionHead } from '../../sections/section-head';
import styles from './sample-code.module.css';

const samples = [
  {
    title: '把三张表按订单号合成一张',
    code: `from weave import sheet

orders = sheet("订单.xlsx")
paid = sheet("结算.xlsx").by("订单号")
bank = sheet("到账.xlsx").by("订单号")

for row in orders:
    key = row["订单号"]
    row["结算"] = paid.get(key, "金额")
    row["到账"] = bank.get(key, "金额")

orders.save("对账.xlsx")`,
  },
  {
    title: '出错的行先记下，跑完再看',
    code: `from weave import sheet, open_page

failed = sheet.new("没办成.xlsx")

for row in sheet("待查.xlsx"):
    try:
        page = open_page(row["网址"])
        row["状态"] = page.text("状态")
    except LookupError as why:
        failed.add(row["单号"], why)`,
  },
];

/** Code that can be taken along; the button appears once it works. */
export function SampleCode() {
  return (
    <>
      <SectionHead phrases={['两段常用的，', '拿去就能改']} lead="接口名为示例，以客户端里的文档为准。" />
      <div className={styles.samples}>
        {samples.map(({ title, code }) => (
          <figure key={title}>
            <figcaption>{title}</figcaption>
            <div className={styles.block}>
              <pre tabIndex={0}>
                <code>
                  {code.split('\n').map((line, index) => (line ? <span key={index}>{`${line}\n`}</span> : '\n'))}
                </code>
              </pre>
              <Button small data-copy hidden className={styles.copy}>
                复制
              </Button>
            </div>
          </figure>
        ))}
      </div>
    </>
  );
}
