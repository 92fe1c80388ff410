import { Actions, ButtonLink, Card, Scene, WeaveSwatch } from '@shared/ui';
import { gradeLevelWords } from '@shared/contract/fields';
import { PageHero } from '../../features/frame/page-hero';
import { head } from './head';
import styles from './ladder.module.css';

const rungs = [
  { weave: 'plain', dye: 'rpa', ...gradeLevelWords.junior, asks: '步骤截图和运行日志' },
  { weave: 'twill', dye: 'weave', ...gradeLevelWords.intermediate, asks: '出错时停在哪、谁确认' },
  { weave: 'herringbone', dye: 'education', ...gradeLevelWords.senior, asks: '大事怎么拆，怎么交接' },
] as const;
const label = `三级：${rungs.map((rung) => rung.label + rung.note).join('，')}`;

export default function Hero() {
  return (
    <PageHero
      crumbs={head.breadcrumb}
      phrases={['会搭流程，', '有据可查。']}
      dim={1}
      lead={'分三级，看你真的搭过什么。交材料申请；拿\u2060到的证书，谁都可以按编号查，不用登录。'}
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
      {rungs.map(({ weave, dye, label: name, note, asks }, index) => (
        <Card key={name} className={styles.rung} data-rung={index}>
          <WeaveSwatch weave={weave} dye={dye} className={styles.cloth} />
          <p>
            <b>{name}</b>
            {note}
            <small>看：{asks}</small>
          </p>
        </Card>
      ))}
    </Scene>
  );
}
