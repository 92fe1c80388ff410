import { definePage, staticRegion } from '@shared/ui/page';
import { enhanceHelp } from '../../features/help/enhance-help';
import { head } from './head';

const Centre = staticRegion('centre', () => import(/* webpackChunkName: "help.static" */ './centre'), enhanceHelp);

export const page = definePage({ head, regions: [Centre], Component: Centre });
