import { apiPath, type SiteConfig } from '@shared/contract/config';
import type { Picture } from '@shared/contract/endpoints';

interface Shown {
  /** The width at which the picture is drawn, as `sizes` of an `<img>` says it. */
  sizes: string;
  /** The number of failures. Each makes a fresh query, or the browser would answer with the failure it remembers. */
  attempt?: number;
}

/** Sources of a picture for an `<img>`, in the width that it needs; a drawing, and a small one, has one address alone. */
export function pictureSources(
  config: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  { url, widths = [] }: Pick<Picture, 'url' | 'widths'>,
  { sizes, attempt = 0 }: Shown,
): { sizes?: string; srcSet?: string; src: string } {
  const address = apiPath(config, url);
  const retry = attempt === 0 ? '' : `retry=${attempt}`;
  const src = retry === '' ? address : `${address}?${retry}`;
  if (widths.length < 2) return { src };
  const at = (width: number) => `${address}?w=${width}${retry && `&${retry}`} ${width}w`;
  return { sizes, srcSet: widths.map(at).join(', '), src };
}

/** Pixels that a picture is drawn with at most, as the reader's panels are. */
const WIDEST = 1100;

/** The greatest width that a panel is drawn with. */
export const panelSizes = ({ width }: Pick<Picture, 'width'>) => `min(100vw, ${Math.min(WIDEST, width)}px)`;

/** The address that a browser takes of those, on this screen. */
export function chosenAddress(
  config: Pick<SiteConfig, 'apiBaseUrl' | 'basePath'>,
  picture: Pick<Picture, 'url' | 'width' | 'widths'>,
): string {
  const drawn = Math.min(window.innerWidth, WIDEST, picture.width) * window.devicePixelRatio;
  const { widths = [] } = picture;
  const width = widths.findLast((one) => one >= drawn) ?? widths[0];
  return apiPath(config, picture.url) + (widths.length < 2 ? '' : `?w=${width}`);
}

/** Fetches pictures that are wanted soon, after all that is wanted now. */
export function fetchPictures(addresses: readonly string[]): void {
  for (const address of addresses) {
    const image = new Image();
    image.fetchPriority = 'low';
    image.src = address;
  }
}
