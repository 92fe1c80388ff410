import { ButtonLink, ClosingAction } from '@shared/ui';
import words from './words.json';

export default function Closing() {
  return (
    <ClosingAction {...words.closing}>
      <ButtonLink variant="go" shuttle href="/qa/first-flow/">
        照着录一条
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </ClosingAction>
  );
}
