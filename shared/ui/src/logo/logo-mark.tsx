/** The shuttle with its thread; the body takes the text colour, the eye `--eye` (the ground it stands on). */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="44" height="22" viewBox="0 0 44 22" aria-hidden="true">
      <path d="M0 11h9" stroke="var(--thread)" strokeWidth="2.5" />
      <path d="M6 11C13 3.5 19 1 25 1s12 2.5 19 10c-7 7.5-13 10-19 10S13 18.5 6 11z" fill="currentColor" />
      <rect x="16" y="8" width="18" height="6" rx="3" fill="var(--eye, #f5f8f7)" />
      <path d="M16.5 11H30" stroke="var(--thread)" strokeWidth="2.5" />
    </svg>
  );
}
