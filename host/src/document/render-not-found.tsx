import { renderToStaticMarkup } from 'react-dom/server';
import { type PagePlace, composePage } from './compose-page';
import { NotFoundMarkup } from '../not-found/not-found-markup';

/** The host's own page for addresses where nothing stands. */
export function renderNotFound(place: PagePlace): string {
  return composePage(place, {
    head: { title: '没有这一页', description: '地址可能写错了，或者这一页已经搬走。', noIndex: true },
    shell: {
      variant: 'light',
      slot: { remote: 'host', page: 'not-found', html: renderToStaticMarkup(<NotFoundMarkup config={place.config} />) },
    },
  });
}
