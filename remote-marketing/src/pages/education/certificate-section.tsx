import { useContent } from '@shared/ui/page';
import { certificateNumber, gradeLevelWords } from '@shared/contract/fields';
import { ButtonLink, Scene, Selvage, StatusMark, TextLink } from '@shared/ui';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './certificate-section.module.css';
import shipped from './words.json';

const { label, note } = gradeLevelWords.intermediate;

export function CertificateSection() {
  const { steps, apply, verify, ...words } = useContent('education', shipped).certificate;
  return (
    <Split first={5} centred>
      <ColumnHead {...words}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles.links}>
          <ButtonLink variant="solid" href={apply.href}>
            {apply.label}
          </ButtonLink>
          <TextLink href={verify.href}>{verify.label}</TextLink>
        </div>
      </ColumnHead>
      <Scene
        label={`个人等级证书的样子：${label}，${note}，编号为示例，边上是人字纹的布边`}
        className={styles.certificate}
      >
        <Selvage />
        <div>
          <p className={styles.kind}>个人等级证书&emsp;示例</p>
          <p className={styles.level}>{label}</p>
          <p className={styles.note}>{note}</p>
          <dl>
            <div>
              <dt>持有人</dt>
              <dd>（你的名字）</dd>
            </div>
            <div>
              <dt>编号</dt>
              <dd>{certificateNumber(2026, 2)}</dd>
            </div>
            <div>
              <dt>状态</dt>
              <dd>
                <StatusMark status="done">有效</StatusMark>
              </dd>
            </div>
          </dl>
        </div>
      </Scene>
    </Split>
  );
}
