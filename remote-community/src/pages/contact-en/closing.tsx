import { ButtonLink, ClosingAction } from '@shared/ui';
import words from './words.json';

export default function Closing() {
  const { phrases, lead, download, prices } = words.closing;
  return (
    <ClosingAction plain phrases={phrases} lead={lead}>
      <ButtonLink variant="go" shuttle href="/en/client-download/">
        {download}
      </ButtonLink>
      <ButtonLink href="/en/buy/">{prices}</ButtonLink>
    </ClosingAction>
  );
}
