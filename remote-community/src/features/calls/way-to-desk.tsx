import { DeskWay } from '@shared/ui';
import type { ComponentProps } from 'react';
import { useMe } from './use-call';

/** The way to the desk for a colleague: who looks is asked for only where it stands, which is on empty pages. */
export function WayToDesk(props: Omit<ComponentProps<typeof DeskWay>, 'roles'>) {
  return <DeskWay {...props} roles={useMe()?.roles} />;
}
