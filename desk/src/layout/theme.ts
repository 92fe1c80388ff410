import { type RaThemeOptions, defaultTheme } from 'react-admin';

/** Milliseconds that an edit can be taken back. */
export const UNDO_TIME = 10_000;

/** The colour of what is said beside. */
const SOFT = '#4a5f5c';
const PHONE = '@media (max-width: 599.95px)';

const pages = { first: '第一页', last: '最后一页', next: '下一页', previous: '上一页' } as const;

/** The site's dyes on react-admin's own theme. */
export const deskTheme: RaThemeOptions = {
  ...defaultTheme,
  components: {
    ...defaultTheme.components,
    // react-admin says these in words of its own only on a wide screen.
    MuiTablePagination: { defaultProps: { getItemAriaLabel: (page: keyof typeof pages) => pages[page] } },
    MuiPagination: { defaultProps: { 'aria-label': '翻页' } },
    // The colour of what cannot be used is too weak to read.
    RaEmpty: { styleOverrides: { root: { '& .RaEmpty-message': { color: SOFT } } } },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled:not(.Mui-error)': { color: SOFT } } } },
    MuiCssBaseline: {
      styleOverrides: {
        // Elements that the keyboard goes back to are not behind the bar.
        html: { scrollPaddingTop: 64 },
        // Visitors' text may be one long word, and keeps its marks of direction to itself.
        body: { overflowWrap: 'anywhere' },
        'a, b, button, p, span': { unicodeBidi: 'isolate' },
      },
    },
    // A table scrolls by itself on a phone, where words are whole, and the page stays as wide as the screen.
    MuiTableCell: {
      styleOverrides: {
        root: { minWidth: 64, maxWidth: '24rem', [PHONE]: { minWidth: 96, overflowWrap: 'break-word' } },
      },
    },
    RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { minWidth: 0 } } } },
    RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
    // Filters stand in twos, the search above them: what is filtered begins on the first screen of a phone.
    RaFilterForm: {
      styleOverrides: {
        root: {
          [PHONE]: {
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: '0 8px',
            '& .filter-field[data-source="keyword"]': { gridColumn: '1 / -1' },
            '& .MuiFormControl-root': { width: '100%', minWidth: 0 },
          },
        },
      },
    },
    RaDatagrid: {
      styleOverrides: {
        root: {
          '& .RaDatagrid-tableWrapper': { overflowX: 'auto' },
          // A heading of three characters is no column of three lines.
          '& .RaDatagrid-headerCell': { whiteSpace: 'nowrap' },
        },
      },
    },
    // The menu of a phone that was turned while it was open lies over the view, unseen, and takes every press.
    RaSidebar: { styleOverrides: { root: { '&.RaSidebar-modal[aria-hidden="true"]': { visibility: 'hidden' } } } },
    // Fixed to the foot of a phone it lies over what comes below the form: the button of an answer, for one.
    RaToolbar: { styleOverrides: { root: { '&.RaToolbar-mobileToolbar': { position: 'static' } } } },
  },
  palette: {
    mode: 'light',
    primary: { main: '#0c4a47' },
    secondary: { main: '#8a5a00' },
    background: { default: '#f7f5ee', paper: '#ffffff' },
    error: { main: '#a61b1b' },
    text: { primary: '#12312f', secondary: SOFT },
  },
  typography: {
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  },
};
