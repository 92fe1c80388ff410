import { Actions, ButtonLink } from '@shared/ui';
import { PageHero } from '../../features/frame/page-hero';
import { head } from './head';
import { Ladder } from './ladder';

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
