import { isWithin, readElements } from '@shared/markup';

const pictures: ReadonlySet<string> = new Set(['img', 'image', 'source']);

interface Site {
  basePath: string;
  /** The package whose page it is. */
  remote: string;
  /** Names of its release's files, and of the files that the host has at the root of the site. */
  assets: ReadonlySet<string>;
  rootFiles: ReadonlySet<string>;
}

/** Pictures that a composed page shows in its content, or where it is shared, and that no release holds. */
export function brokenPictures(html: string, { basePath, remote, assets, rootFiles }: Site): string[] {
  const elements = readElements(html);
  const shown = elements
    .filter((element) => pictures.has(element.name) && isWithin(element, 'main'))
    .map(({ attributes: { src, href } }) => src ?? href ?? '');
  const shared = elements.find(({ attributes }) => attributes['property'] === 'og:image')?.attributes['content'] ?? '';
  return [...new Set([...shown, shared].filter(Boolean))].filter((address) => {
    if (address.startsWith('data:')) return false;
    const own = address === shared ? new URL(shared).pathname : address;
    if (/^https?:/.test(own)) return false;
    if (!own.startsWith(basePath)) return true;
    const file = own.slice(basePath.length).replace(/[?#].*$/, '');
    if (file.startsWith('api/')) return false;
    const [folder, name, asset] = file.split('/');
    if (folder !== 'assets') return !rootFiles.has(file);
    return name === remote && !assets.has(asset ?? '');
  });
}
