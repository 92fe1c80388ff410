/** Properties in which a literal colour has no name. */
const notNamed = '/^(?!--|mask)/';
const colours = ['/#[0-9a-f]{3}/i', '/\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/i'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-declaration-strict-value', 'stylelint-no-unsupported-browser-features'],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/dist-dev/**', 'bench/peers/**'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'no-descending-specificity': null,
    // For `[data-state] > *` a browser styles everything below again at each change (docs/decisions/011-pages-ahead.md), and for
    // `:has(…) > :last-child` the whole document as anything is put into it: what is styled has a class, a tag or an attribute.
    'selector-disallowed-list': [
      '/\\[(?:data|aria)-[^\\]]+\\][^,]*[ >+~]\\*/',
      '/:has\\(.*[ >+~](?:\\*|(?::(?!is\\(|global\\()[\\w-]+(?:\\([^()]*\\))?)+)$/',
    ],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'fill', 'stroke', 'font-family', 'font-size', '/radius$/', 'z-index'],
      {
        ignoreFunctions: false,
        ignoreValues: {
          '': ['inherit', 'transparent', 'currentcolor', 'none', '/^color-mix\\(in srgb, var\\(--[^#]*$/'],
          // In em: relative to the text around it. A fluid size belongs to its one heading.
          'font-size': ['inherit', '/^[\\d.]+em$/', '/^clamp\\(/'],
          // Up to four values for the corners, each a token or none; a circle.
          '/radius$/': ['/^(?:(?:0|var\\(--[\\w-]+\\))(?: |$))+$/', '50%', '/^calc\\(var\\(--/'],
          // The order of one component's own parts; what lies over the page is a token.
          'z-index': ['/^-?[1-9]$/'],
        },
      },
    ],
    // A colour is a token, or a property that its component names. Masks take nothing but opacity from theirs.
    'declaration-property-value-disallowed-list': { [notNamed]: colours },
    'color-named': 'never',
    'declaration-property-value-allowed-list': {
      font: ['inherit', '/var\\(--[td][\\w-]+\\) \\/ .*var\\(--(?:font|mono)\\)$/'],
    },
    // The engines of package.json's browserslist (docs/decisions/037-baseline.md), and what a page does without where it is not there.
    'plugin/no-unsupported-browser-features': [
      true,
      {
        ignorePartialSupport: true,
        ignore: [
          'css-color-adjust',
          'css-content-visibility',
          'css-media-scripting',
          'css-paged-media',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css3-cursors',
          'text-size-adjust',
        ],
      },
    ],
    // A width has a name in shared/ui/src/breakpoints.css.
    'media-feature-name-disallowed-list': ['/width$/'],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes', 'text-autospace', 'animation-timeline'] }],
    'color-function-notation': null,
    'alpha-value-notation': null,
    'import-notation': 'string',
    'declaration-block-no-redundant-longhand-properties': null,
    'property-no-vendor-prefix': null,
    'value-no-vendor-prefix': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
  },
  overrides: [
    {
      // A backdrop inherits no custom property in browsers of before 2024: theirs are written out.
      files: ['**/dialog.module.css', '**/reader.module.css'],
      rules: {
        'declaration-property-value-disallowed-list': {
          [notNamed]: [
            '/#(?!021716)[0-9a-f]{3}/i',
            '/\\b(?:rgb(?!\\(4 43 43 \\/ 62%\\))|hsl|hwb|lab|lch|oklab|oklch|color)a?\\(/i',
          ],
        },
      },
    },
    {
      // A remote styles no bare element: its styles would reach the shell and other teams' pages.
      files: ['remote-*/**/*.css'],
      rules: { 'selector-max-type': [1, { ignore: ['descendant', 'child', 'compounded'] }] },
    },
  ],
};
