import { readSettings } from '@shared/store/config/settings';
import { servePage } from './serve-page';

/** Every piece of `shared/ui` in its states, on one page with live reload. It needs no backend. */
export async function serveGallery(root: string): Promise<void> {
  const settings = await readSettings(root);
  const port = await servePage({
    root,
    settings,
    name: 'gallery',
    folder: 'shared/ui',
    entry: './src/gallery/standalone.tsx',
  });
  console.log(`ready http://localhost:${port}`);
}
