import { ButtonLink } from '@shared/ui';

/** The two ways on that most pages offer: download, or leave a message. */
export function StartActions() {
  return (
    <>
      <ButtonLink variant="go" shuttle href="/client-download/">
        免费下载
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </>
  );
}
