import { Actions, ButtonLink, Card, Scene, WeaveSwatch } from '@shared/ui';
import { gradeLevelWords } from '@shared/contract/fields';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import styles from './ladder.module.css';

const rungs = [
  { weave: 'plain', ...gradeLevelWords.junior, asks: '截图和日志' },
  { weave: 'twill', ...gradeLevelWords.intermediate, asks: '出错停在哪' },
  { weave: 'herringbone', ...gradeLevelWords.senior, asks: '怎么交接' },
] as const;
const label = `三级：${rungs.map((rung) => rung.label).join('、')}`;

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['会搭流程，', '有据可查。']}
      dim={1}
      lead="分三级，看你真的搭过什么。交材料申请，谁都可以按编号查。"
      picture={<Ladder />}
    >
      <Actions>
        <ButtonLink variant="go" shuttle href="#apply">
          申请证书
        </ButtonLink>
        <ButtonLink href="#verify">查验编号</ButtonLink>
      </Actions>
    </PageHero>
  );
}

/** The three levels as cloth of rising difficulty. */
function Ladder() {
  return (
    <Scene className={styles.ladder} label={label}>
      {rungs.map(({ weave, label: name, note, asks }, index) => (
        <Card key={name} className={styles.rung} data-rung={index}>
          <WeaveSwatch weave={weave} threads={16} dye="education" className={styles.cloth} />
          <p>
            <b>{name}</b>
            {note}
            <small>
              看：<span>{asks}</span>
            </small>
          </p>
        </Card>
      ))}
    </Scene>
  );
}
