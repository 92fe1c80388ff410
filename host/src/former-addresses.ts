import type { FormerAddress } from '@shared/contract/release';

/**
 * Addresses from before something had a page of its own: a query named it, which scripts alone can read. The page server leads on
 * from there, while the page stands.
 */
export const formerAddresses: readonly FormerAddress[] = [
  { path: '/community/homePage/', parameter: 'question', to: '/community/question/:question/' },
  { path: '/certificate/', parameter: 'no', to: '/certificate/:no/' },
  { path: '/rpa_awards/', parameter: 'work', to: '/rpa_awards/works/:work/' },
];
