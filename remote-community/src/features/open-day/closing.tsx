import { ButtonLink, ClosingAction } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingAction phrases={['来不了，', '先自己录一遍。']} lead="装好客户端，照平时的做法做一遍就行。">
      <ButtonLink variant="go" shuttle href="/client-download/">
        免费下载
      </ButtonLink>
    </ClosingAction>
  );
}
