import type { LoaderContext } from 'webpack';
import type { TextSwap } from './vendor-swaps';

/** Replaces in a library's module what the table of swaps names for it. */
export default function swapTexts(this: LoaderContext<{ swaps: readonly TextSwap[] }>, source: string): string {
  return this.getOptions().swaps.reduce((text, { find, by }) => text.replace(find, by), source);
}
