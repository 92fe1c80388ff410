import type { Crumb, PageHead, PageParams } from '@shared/contract';
import { type Integration, integrationHref, integrationsIn } from '../../content/integrations';
import { publishedIn } from '../../content/published-in';
import list from '../integration-list/head.json';

export function integrationHead({ id }: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const system = integrationsIn(publishedIn(data)).find((one) => one.id === id);
  if (!system) return { title: '没有这个系统', description: '这个地址没有对应的系统。', noIndex: true };
  return {
    title: `${system.name} RPA 自动化：怎样接、能做什么`,
    description: `${system.summary}附典型任务、接法、要备什么与做不到什么。`,
    breadcrumb: integrationCrumbs(system),
  };
}

export function integrationCrumbs(system: Pick<Integration, 'id' | 'name'>): readonly Crumb[] {
  return [...list.breadcrumb, { label: system.name, href: integrationHref(system) }];
}
