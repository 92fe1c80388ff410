import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote phrases={['没有写到的，', '就去问。']} lead="社区里多半有人碰到过；不方便公开的，直接给我们留言。">
      <ButtonLink variant="go" shuttle href="/community/homePage">
        到社区提问
      </ButtonLink>
      <ButtonLink href="/contactus/?topic=support#type=contactus">给我们留言</ButtonLink>
    </ClosingNote>
  );
}
