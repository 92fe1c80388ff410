import drawnScenes from '../../content/help/scenes.json';
import type { Scenes } from '../../content/schema/help';
import { ArticleScene } from '../../features/help/article-scene';

// JSON knows neither tuples nor literals; the build holds it against its schema.
const scenes = drawnScenes as unknown as Scenes;

/** A flow that stopped, with what to do about it. */
export default function Picture() {
  return <ArticleScene {...scenes['element-not-found']} />;
}
