import { ButtonLink } from '@shared/ui';

interface StartActionsProps {
  /** Whether the yellow way on is the message, which the words before ask for. */
  messageFirst?: boolean;
}

/** The two ways on that most pages offer: download, or leave a message. */
export function StartActions({ messageFirst = false }: StartActionsProps) {
  if (messageFirst)
    return (
      <>
        <ButtonLink variant="go" shuttle href="/contactus/#type=contactus">
          给我们留言
        </ButtonLink>
        <ButtonLink href="/client-download/">免费下载</ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink variant="go" shuttle href="/client-download/">
        免费下载
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </>
  );
}
