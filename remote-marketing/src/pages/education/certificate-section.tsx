import { useContent } from '@shared/ui/page';
import { useId } from 'react';
import { certificateNumber, gradeLevelWords } from '@shared/contract/fields';
import { ButtonLink, Scene, TextLink, WeavePattern } from '@shared/ui';
import { ColumnHead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './certificate-section.module.css';
import shipped from './words.json';

const { label, note } = gradeLevelWords.intermediate;

export function CertificateSection() {
  const { steps, apply, verify, ...words } = useContent('education', shipped).certificate;
  const id = useId();
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
        <svg width="100%" height="24" aria-hidden="true">
          <WeavePattern id={id} weave="herringbone" weft="#43566b" warp="#cfd6dc" warpWidth={12} weftHeight={6} />
          <rect width="100%" height="24" fill={`url(#${id})`} />
        </svg>
        <div>
          <p className={styles.kind}>个人等级证书&emsp;示例</p>
          <p className={styles.level}>{label}</p>
          <p className={styles.note}>{note}</p>
          <dl>
            <div>
              <dt>姓名</dt>
              <dd>（你的名字）</dd>
            </div>
            <div>
              <dt>作品</dt>
              <dd>每日退款核对</dd>
            </div>
            <div>
              <dt>编号</dt>
              <dd>{certificateNumber(2026, 2)}</dd>
            </div>
          </dl>
        </div>
      </Scene>
    </Split>
  );
}
