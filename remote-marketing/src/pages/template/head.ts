import type { Crumb, PageHead, PageParams } from '@shared/contract';
import { publishedIn } from '../../content/published-in';
import { type Template, templateHref, templatesIn } from '../../content/templates';
import list from '../template-list/head.json';

export function templateHead({ id }: PageParams, data?: Readonly<Record<string, unknown>>): PageHead {
  const flow = templatesIn(publishedIn(data)).find((one) => one.id === id);
  if (!flow) return { title: '没有这个模板', description: '这个地址没有对应的流程模板。', noIndex: true };
  return {
    title: `${flow.name}：RPA 流程模板`,
    description: `${flow.words}。${flow.steps.length} 步：${flow.steps.join('、')}。附要填的字段与跑完的样子（示例），步骤可以复制。`,
    breadcrumb: templateCrumbs(flow),
  };
}

export function templateCrumbs(flow: Pick<Template, 'id' | 'name'>): readonly Crumb[] {
  return [...list.breadcrumb, { label: flow.name, href: templateHref(flow) }];
}
