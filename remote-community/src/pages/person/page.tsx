import type { PageProps } from '@shared/contract';
import { publicAddresses, publicPerson, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { numberOf } from '../../features/frame/number-of';
import { ProfileView } from '../../features/profile/profile-view';
import { personHead } from './head';

/** Composed when somebody asks, and listed nowhere: names lead there. */
export const page = definePage({
  data: (params) => ({ person: request(publicPerson, { id: numberOf(params) }) }),
  head: (_params, data) => personHead(data?.person),
  listedBy: request(publicAddresses, { kind: 'person' }),
  Component: ({ params }: PageProps) => <ProfileView id={numberOf(params)} />,
});
