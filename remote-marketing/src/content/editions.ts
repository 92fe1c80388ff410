import content from './editions.json';
import type { Edition, FeatureGroup } from './schema/editions';

export const editions = content.editions as readonly Edition[];
export const featureGroups = content.featureGroups as readonly FeatureGroup[];
