import { ButtonLink, ClosingAction } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingAction
      phrases={['这里没有，', '就去问。']}
      lead="账号、预订或证书上的事说不清，给我们留言；流程上的事，社区里有人做过。"
    >
      <ButtonLink variant="go" shuttle href="/community/homePage">
        去社区
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </ClosingAction>
  );
}
