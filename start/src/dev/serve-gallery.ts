import { developmentSettings } from './development-settings';
import { servePage } from './serve-page';

/** Every piece of `shared/ui` in its states, on one page which follows its sources. It needs no backend. */
export async function serveGallery(root: string): Promise<void> {
  const settings = await developmentSettings(root, 'gallery');
  const port = await servePage({
    root,
    settings,
    name: 'gallery',
    folder: 'shared/ui',
    entry: './src/gallery/standalone.tsx',
  });
  console.log(`ready http://localhost:${port}`);
}
