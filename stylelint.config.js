/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  plugins: ['stylelint-declaration-strict-value'],
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/dist-dev/**', 'bench/peers/**'],
  rules: {
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'custom-property-pattern': null,
    'keyframes-name-pattern': '^[a-z][a-zA-Z0-9]*$',
    'no-descending-specificity': null,
    // For `[data-state] > *` a browser styles everything below again at each change (docs/decisions/011-pages-ahead.md).
    'selector-disallowed-list': ['/\\[(?:data|aria)-[^\\]]+\\][^,]*[ >+~]\\*/'],
    'scale-unlimited/declaration-strict-value': [['font-family'], { ignoreValues: ['inherit'] }],
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
      // A remote styles no bare element: its styles would reach the shell and other teams' pages.
      files: ['remote-*/**/*.css'],
      rules: { 'selector-max-type': [1, { ignore: ['descendant', 'child', 'compounded'] }] },
    },
  ],
};
