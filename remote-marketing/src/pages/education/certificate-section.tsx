import { useContent } from '@shared/ui/page';
import { useId } from 'react';
import { certificateExample, gradeLevelWords } from '@shared/contract/fields';
import { ButtonLink, Heading, Scene, TextLink, WeavePattern } from '@shared/ui';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './certificate-section.module.css';
import shipped from './words.json';

const { label, note } = gradeLevelWords.intermediate;

export function CertificateSection() {
  const pageWords = useContent('education', shipped);
  const id = useId();
  return (
    <Split first={5} centred>
      <div>
        <Heading level={2} phrases={['一张能查的', '等级证书']} />
        <Lead>证明你做成过一件事，不只是看完了课。</Lead>
        <ol className={styles.steps}>
          {pageWords.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles.links}>
          <ButtonLink variant="solid" href="/certificate/">
            去申请
          </ButtonLink>
          <TextLink href="/certificate/#verify">按编号查证书</TextLink>
        </div>
      </div>
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
              <dd>{certificateExample}</dd>
            </div>
          </dl>
        </div>
      </Scene>
    </Split>
  );
}
