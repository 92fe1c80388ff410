import { ButtonLink, ClosingAction } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingAction
      phrases={['还没有流程，', '先织一条。']}
      lead="装好客户端，从每天最烦的那一件录起。跑顺一个月，就是一件作品。"
    >
      <ButtonLink variant="go" shuttle href="/client-download/">
        免费下载
      </ButtonLink>
      <ButtonLink href="/open_day/">到开放日搭一个</ButtonLink>
    </ClosingAction>
  );
}
