import { ButtonLink, ClosingNote } from '@shared/ui';
import words from './words.json';

export default function Closing() {
  return (
    <ClosingNote {...words.closing}>
      <ButtonLink variant="go" shuttle href="/templates/">
        看流程模板
      </ButtonLink>
      <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
    </ClosingNote>
  );
}
