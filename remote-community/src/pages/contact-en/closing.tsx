import { ButtonLink, ClosingNote } from '@shared/ui';
import words from './after.json';

const { closing } = words;

export default function Closing() {
  return (
    <ClosingNote phrases={closing.phrases} lead={closing.lead}>
      <ButtonLink variant="go" shuttle href="/en/client-download/">
        {closing.download}
      </ButtonLink>
      <ButtonLink href="/en/buy/">{closing.prices}</ButtonLink>
    </ClosingNote>
  );
}
