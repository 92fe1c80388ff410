import { definePage, staticRegion } from '@shared/ui/page';
import { educationHead } from './head';

const Content = staticRegion('education', () => import(/* webpackChunkName: "education.static" */ './content'));

export const page = definePage({ head: educationHead, regions: [Content], Component: Content });
