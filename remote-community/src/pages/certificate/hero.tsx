import { Actions, ButtonLink, Scene } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { levels } from '../../features/grade/levels';
import { Step } from '../../features/grade/stairs';
import styles from '../../features/grade/stairs.module.css';
import head from './head.json';

const asks = { junior: '截图和日志', intermediate: '出错停在哪里', senior: '怎么交接' } as const;

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
        <Scene className={styles.stairs} label={`三级：${levels.map(({ label }) => label).join('、')}`}>
          {levels.map(({ value, label, note }) => (
            <div key={value}>
              <b>{label}</b>
              <p>{note}</p>
              <small>看{asks[value]}</small>
              <Step level={value} />
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
