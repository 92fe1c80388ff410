import type { Crumb } from '@shared/contract';
import { forumPath } from '../forum/forum-query';
import { personHref } from '../people/person-name';

export const personCrumbs = (id: number, name: string): readonly Crumb[] => [
  { label: '首页', href: '/' },
  { label: '社区问答', href: forumPath },
  { label: name, href: personHref(id) },
];
