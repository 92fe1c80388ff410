import { createRequire } from 'node:module';
import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import type { AcceptedPlugin, Plugin, Rule } from 'postcss';
import customMedia from 'postcss-custom-media';
import selectorParser from 'postcss-selector-parser';

const require = createRequire(import.meta.url);

export const breakpoints = path.join(import.meta.dirname, '../../ui/src/breakpoints.css');

/** A name that nothing stands for would be a media query that never matches. */
const knownBreakpoints: Plugin = {
  postcssPlugin: 'known-breakpoints',
  OnceExit(sheet) {
    sheet.walkAtRules('media', (rule) => {
      if (rule.params.includes('(--')) throw rule.error(`${rule.params} has no width in breakpoints.css`);
    });
  },
};

/**
 * A `:hover` counts where there is a pointer that hovers, and weighs nothing: what is chosen keeps its look under the pointer. As one
 * of several conditions it is refused: the others would be taken away with it from devices that have none.
 */
const hoverStates: Plugin = {
  postcssPlugin: 'hover-states',
  OnceExit(sheet) {
    sheet.walkRules((rule) => {
      const hovered = rule.selectors.flatMap((selector) => weightlessHover(selector, rule) ?? []);
      if (hovered.length === 0) return;
      const others = rule.selectors.filter((selector) => !selector.includes(':hover'));
      const before = rule.prev();
      const follows = others.length === 0 && before?.type === 'atrule' && before.params === '(hover: hover)';
      if (!follows) rule.after({ name: 'media', params: '(hover: hover)' });
      const media = follows ? before : rule.next();
      if (media?.type === 'atrule') media.append(rule.clone({ selectors: hovered }));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

/** A selector whose `:hover` is in `:where()`; null where it has none, or that is done. */
function weightlessHover(selector: string, rule: Rule): string | null {
  const written = selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      if (pseudo.value !== ':hover' || pseudo.parent?.parent?.toString().trim() === ':where(:hover)') return;
      for (let above = pseudo.parent?.parent; above; above = above.parent?.parent)
        if (above.type === 'pseudo' && (above.value === ':not' || above.length > 1))
          throw rule.error(`${selector}: give :hover a rule of its own`);
      pseudo.replaceWith(selectorParser.pseudo({ value: ':where(:hover)' }));
    });
  }).processSync(selector);
  return written === selector ? null : written;
}

/** Plugins that every style sheet passes: names of breakpoints become their widths. */
export const sheetPlugins: readonly AcceptedPlugin[] = [
  globalData({ files: [breakpoints] }),
  customMedia(),
  knownBreakpoints,
  hoverStates,
];

/** The loader that runs them. */
export const postcss = {
  loader: require.resolve('postcss-loader'),
  options: { postcssOptions: { config: false, plugins: sheetPlugins } },
};
