import { contentPlan } from '@shared/build/content-plan';
import { dye, status, weave } from '@shared/ui/look-schemas';
import { scenes, steps } from './help';

/** Content of this package; articles, comics and all that the desk edits are in the database. */
export const content = contentPlan({
  fields: { dye, status, weave },
  kinds: {
    scenes: { files: 'help/scenes.json', schema: scenes },
    steps: { files: 'help/steps.json', schema: steps },
  },
  relations: () => [],
});
