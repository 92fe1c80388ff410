import { Button } from '@shared/ui';
import { SectionHead } from '../../sections/section-head';
import styles from './sample-code.module.css';

const samples = [
  {
    title: '把三张表按订单号合成一张',
    code: `from weave import sheet

orders = sheet("订单.xlsx")
paid = sheet("结算.xlsx").index("订单号")
bank = sheet("到账.xlsx").index("订单号")

for row in orders:
    row["结算"] = paid.get(row["订单号"], {}).get("金额")
    row["到账"] = bank.get(row["订单号"], {}).get("金额")

orders.save("对账.xlsx")`,
  },
  {
    title: '出错的行先记下，跑完再看',
    code: `from weave import sheet, browser

failed = sheet.new("没办成.xlsx", ["单号", "原因"])

for row in sheet("待查.xlsx"):
    try:
        page = browser.open(row["网址"])
        row["状态"] = page.text("#status")
    except browser.NotFound as problem:
        failed.add(row["单号"], str(problem))`,
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
