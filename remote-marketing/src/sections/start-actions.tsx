import { ButtonLink } from '@shared/ui';

export interface ActionWords {
  label: string;
  href: string;
}

/** Ways on, the yellow one first. */
export function ActionLinks({ actions }: { actions: readonly ActionWords[] }) {
  return actions.map(({ label, href }, place) => (
    <ButtonLink key={place} href={href} {...(place === 0 && { variant: 'go', shuttle: true })}>
      {label}
    </ButtonLink>
  ));
}

interface StartActionsProps {
  /** Whether the yellow way on is the message, which the words before ask for. */
  messageFirst?: boolean;
}

const start = [
  { label: '免费下载', href: '/client-download/' },
  { label: '给我们留言', href: '/contactus/#type=contactus' },
];

/** The two ways on that most pages offer: download, or leave a message. */
export function StartActions({ messageFirst = false }: StartActionsProps) {
  return <ActionLinks actions={messageFirst ? [...start].reverse() : start} />;
}
