import { type RaThemeOptions, defaultTheme } from 'react-admin';

/** Seconds that an edit can be taken back. */
export const UNDO_SECONDS = 10;

/** The site's dyes on react-admin's own theme. */
export const deskTheme: RaThemeOptions = {
  ...defaultTheme,
  components: defaultTheme.components ?? {},
  palette: {
    mode: 'light',
    primary: { main: '#0c4a47' },
    secondary: { main: '#8a5a00' },
    background: { default: '#f7f5ee', paper: '#ffffff' },
    text: { primary: '#12312f', secondary: '#4a5f5c' },
  },
  typography: {
    fontFamily:
      'system-ui, -apple-system, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif',
  },
};
