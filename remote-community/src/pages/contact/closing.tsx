import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote phrases={['不想等，', '就先装上。']} lead="客户端装好就能录第一个流程；卡住了，社区和帮助中心都在。">
      <ButtonLink variant="go" shuttle href="/client-download/">
        免费下载
      </ButtonLink>
      <ButtonLink href="/qa/">去帮助中心</ButtonLink>
    </ClosingNote>
  );
}
