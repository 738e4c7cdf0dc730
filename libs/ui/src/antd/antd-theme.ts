import type { ThemeConfig } from 'antd/es/config-provider';

/** The theme of what comes from antd; `tokens.css` is that of our own styles. Both say the same colours. */
export const antdTheme: ThemeConfig = {
  hashed: false,
  // One set of variables for all windows, however often the theme is put around one.
  cssVar: { key: 'pratiche' },
  token: {
    colorPrimary: '#00703C',
    colorInfo: '#0B5FA5',
    colorLink: '#0B5FA5',
    colorError: '#B3261E',
    colorWarning: '#7A4F00',
    colorSuccess: '#00703C',
    // Derived ones would be muddy: the strong colours are dark.
    colorWarningBg: '#FFF3D6',
    colorErrorBg: '#FBEAE9',
    colorSuccessBg: '#E6F4EC',
    colorInfoBg: '#E7F0F8',
    colorTextBase: '#1B1F23',
    colorTextSecondary: '#57606A',
    colorBorder: '#8C959F',
    colorBorderSecondary: '#D9DEE3',
    colorBgLayout: '#F6F8FA',
    borderRadius: 8,
    fontSize: 16,
    controlHeight: 44,
    controlHeightSM: 36,
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
    boxShadow: '0 2px 8px rgb(27 31 35 / 12%)',
    // Windows and menus are there at once: sixty dossiers a day leave no time for slides.
    motion: false,
  },
  components: { Select: { optionSelectedBg: '#E6F4EC' } },
};
