import { Heading, TextLink, WeaveSwatch } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Clauses } from '../../sections/clauses';
import { CodeBlock } from '../../sections/sample-code';
import weave from '../ai-weave/words.json';
import { PowerScene } from '../home/product-scenes';
import styles from './two-doors.module.css';
import shipped from './words.json';

export function TwoDoors() {
  const { phrases, ask, write } = useContent('ai', shipped).doors;
  const [sample] = useContent('ai-weave', weave).samples.items;
  return (
    <>
      <Heading level={2} phrases={phrases} />
      <div className={styles.doors}>
        <article className={styles.power}>
          <WeaveSwatch weave="jacquard" dye="power" />
          <h3>{ask.name}</h3>
          <Clauses>{ask.words}</Clauses>
          <TextLink href={ask.link.href}>{ask.link.label}</TextLink>
          <PowerScene />
        </article>
        <article className={styles.weave}>
          <WeaveSwatch weave="twill" dye="weave" />
          <h3>{write.name}</h3>
          <Clauses>{write.words}</Clauses>
          <TextLink href={write.link.href}>{write.link.label}</TextLink>
          <CodeBlock code={sample?.code ?? ''} />
        </article>
      </div>
    </>
  );
}
