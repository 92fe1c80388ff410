import type { PageProps } from '@shared/contract';
import { publicAddresses, publicOpenDay, request, tableAppointmentCount } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { numberOf } from '../../features/frame/number-of';
import { EventView } from '../../features/open-day/event-view';
import { eventHead } from './head';

export const page = definePage({
  data: (params) => ({
    day: request(publicOpenDay, { id: numberOf(params) }),
    next: request(tableAppointmentCount),
  }),
  head: (params, data) => eventHead(params, data?.day),
  listedBy: request(publicAddresses, { kind: 'open-day' }),
  Component: ({ params }: PageProps) => <EventView id={numberOf(params)} />,
});
