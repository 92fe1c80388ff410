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
