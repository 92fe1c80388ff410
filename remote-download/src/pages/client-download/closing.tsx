import { ButtonLink, ClosingAction } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingAction
      phrases={['装不上，', '或者要批量装？']}
      lead="把系统版本和报错截图发来，我们照着回你。公司统一部署，也从这里开始。"
    >
      <ButtonLink variant="go" shuttle href="/contactus/#type=contactus">
        给我们留言
      </ButtonLink>
      <ButtonLink href="/qa/roll-out/">看怎样批量装</ButtonLink>
    </ClosingAction>
  );
}
