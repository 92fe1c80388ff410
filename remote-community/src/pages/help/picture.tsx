import drawnScenes from '../../content/help/scenes.json';
import drawnSteps from '../../content/help/steps.json';
import type { Scenes, Steps } from '../../content/schema/help';
import { ArticleScene } from '../../features/help/article-scene';
import { ArticleStep } from '../../features/help/article-step';

// JSON knows neither tuples nor literals; the build holds both against their schemas.
const scenes = drawnScenes as unknown as Scenes;
const steps = drawnSteps as unknown as Steps;

/** A flow that stopped, with what to do about it. */
export default function Picture() {
  return <ArticleScene {...scenes['element-not-found']} />;
}

const stepOf = (id: keyof Steps, place: number) => () =>
  steps[id]?.slice(place, place + 1).map((step) => <ArticleStep key={place} {...step} />);

/** Where the first articles begin. */
export const firstSteps = {
  'install-client': stepOf('install-client', 0),
  'browser-component': stepOf('browser-component', 0),
  'first-flow': stepOf('first-flow', 1),
};
