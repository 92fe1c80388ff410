import { certificateExample } from '@shared/contract/fields';
import { Paper } from '../../features/grade/certificate-paper';
import styles from '../../features/grade/grade.module.css';

/** The certificate that every example names, as it is shown to who verifies its number. */
const example = {
  no: certificateExample,
  level: 'junior',
  issuedAt: '',
  revokedAt: null,
  sample: true,
} as const;

export default function Example() {
  return (
    <>
      <figure className={styles.example}>
        <figcaption>查到的是这样（示例）</figcaption>
        <Paper certificate={example} holder="李＊" issued="通过的那一天" />
      </figure>
      <p>
        查得到级别、发证日期和是否有效。持有人只显示姓，除非本人公开全名。吊销过的证书也查得到，写着哪一天、为什么。
      </p>
    </>
  );
}
