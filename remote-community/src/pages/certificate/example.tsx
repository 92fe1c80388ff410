import { Paper } from '../../features/grade/certificate-paper';
import styles from '../../features/grade/grade.module.css';

/** A certificate as it is shown to who verifies its number; nobody has this one. */
const example = {
  no: 'RPA-2025-000208',
  level: 'junior',
  issuedAt: '2025-06-18T02:00:00Z',
  revokedAt: null,
  sample: true,
} as const;

export default function Example() {
  return (
    <>
      <figure className={styles.example}>
        <figcaption>查到的是这样（示例）</figcaption>
        <Paper certificate={example} holder="李＊" />
      </figure>
      <p>
        查得到级别、发证日期和是否有效。持有人只显示姓，除非本人公开全名。吊销过的证书也查得到，写着哪一天、为什么。
      </p>
    </>
  );
}
