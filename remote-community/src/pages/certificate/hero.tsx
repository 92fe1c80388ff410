import { Actions, ButtonLink, Scene, WeaveSwatch } from '@shared/ui';
import { gradeLevelWords } from '@shared/contract/fields';
import { PageHero } from '../../features/frame/page-hero';
import head from './head.json';
import styles from './ladder.module.css';

const rungs = [
  { weave: 'plain', dye: 'rpa', ...gradeLevelWords.junior, asks: '截图和日志' },
  { weave: 'twill', dye: 'power', ...gradeLevelWords.intermediate, asks: '出错停在哪里' },
  { weave: 'herringbone', dye: 'weave', ...gradeLevelWords.senior, asks: '怎么交接' },
] as const;
const label = `三级：${rungs.map((rung) => rung.label).join('、')}`;

/** What a certificate is for, and its three levels as cloth of rising difficulty. */
export default function Hero() {
  return (
    <PageHero
      dark
      crumbs={head.breadcrumb}
      phrases={['会搭流程，', '有据可查。']}
      dim={1}
      lead="分三级，看你真的搭过什么。交材料申请，谁都可以按编号查。"
      picture={
        <Scene className={styles.ladder} label={label}>
          {rungs.map(({ weave, dye, label: name, note, asks }, index) => (
            <div key={name} data-rung={index}>
              <b>{name}</b>
              <p>{note}</p>
              <small>看{asks}</small>
              <i>
                <WeaveSwatch weave={weave} threads={16} dye={dye} className={styles.cloth} />
              </i>
            </div>
          ))}
        </Scene>
      }
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
