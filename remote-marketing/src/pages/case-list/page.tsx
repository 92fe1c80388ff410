import { useEffect, useRef } from 'react';
import type { PageProps } from '@shared/contract';
import { definePage, staticRegion } from '@shared/ui/page';
import { applyFilter } from './apply-filter';
import head from './head.json';

const Content = staticRegion('cases', () => import(/* webpackChunkName: "case-list.static" */ './content'));

/** The list is static; what the address asks for is applied to it each time the query changes. */
function CaseList({ query, config }: PageProps) {
  const root = useRef<HTMLDivElement>(null);
  const { basePath } = config;
  useEffect(() => {
    if (root.current) applyFilter(root.current, query, basePath);
  }, [query, basePath]);
  return (
    <div ref={root}>
      <Content />
    </div>
  );
}

export const page = definePage({
  content: ['case-list', 'cases', 'case-words'],
  head,
  regions: [Content],
  Component: CaseList,
});
