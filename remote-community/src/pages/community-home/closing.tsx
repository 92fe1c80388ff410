import { ButtonLink, ClosingNote } from '@shared/ui';

export default function Closing() {
  return (
    <ClosingNote phrases={['解过的结，', '留给下一个人。']} lead="知道一部分也可以写，提问的人会收到通知。">
      <ButtonLink variant="go" shuttle href="/community/homePage/#questions">
        挑一个来答
      </ButtonLink>
      <ButtonLink href="/qa/">去帮助中心</ButtonLink>
    </ClosingNote>
  );
}
