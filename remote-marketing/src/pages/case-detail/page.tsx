import { definePage, staticRegion } from 'shared/page';
import { casePaths } from './case-paths';
import { caseHead } from './head';

const Content = staticRegion('case', () => import(/* webpackChunkName: "case-detail.static" */ './content'));

export const page = definePage({ head: caseHead, paths: casePaths, regions: [Content], Component: Content });
