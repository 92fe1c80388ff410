import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote
      phrases={['你每天在用的那条，', '就是一件作品。']}
      lead="写清原来怎么做、现在怎么跑就能交。还没有流程，装好客户端，从每天最烦的那一件录起。"
    >
      <ButtonLink variant="go" shuttle href="/rpa_awards/#enter">
        看怎样参加
      </ButtonLink>
      <ButtonLink href="/client-download/">免费下载</ButtonLink>
    </ClosingNote>
  );
}
