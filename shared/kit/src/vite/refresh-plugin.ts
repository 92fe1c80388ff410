import { type Plugin, transformWithOxc } from 'vite';
import { announced, isRefreshed, jsxRuntime } from '../refresh/refreshed-module';

/** What keeps the state of components in a page that follows its builds. */
export function refreshPlugin(folder: string): Plugin {
  return {
    name: 'site-refresh',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: { order: 'pre', handler: (asked) => (jsxRuntime.asked.test(asked) ? jsxRuntime.file : undefined) },
    transform: {
      // Each module is JavaScript by then.
      order: 'post',
      async handler(code, id) {
        const file = id.replace(/\?.*$/, '');
        // Modules that begin so are the bundler's own.
        if (id.startsWith('\0') || !isRefreshed(file)) return undefined;
        const options = { lang: 'js', sourcemap: false, jsx: { runtime: 'automatic', refresh: true } } as const;
        const { code: marked } = await transformWithOxc(code, file, options);
        return { code: announced(marked, folder, file), map: null };
      },
    },
  };
}
