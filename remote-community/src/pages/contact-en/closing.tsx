import { ButtonLink, ClosingNote, ThreadSection } from '@shared/ui';
import Before from '../contact/before';
import words from './after.json';

const { next, closing } = words;

export default function Closing() {
  return (
    <>
      <ThreadSection side="left" first last>
        <Before {...next} />
      </ThreadSection>
      <ClosingNote phrases={closing.phrases} lead={closing.lead}>
        <ButtonLink variant="go" shuttle href="/en/client-download/">
          {closing.download}
        </ButtonLink>
        <ButtonLink href="/en/buy/">{closing.prices}</ButtonLink>
      </ClosingNote>
    </>
  );
}
