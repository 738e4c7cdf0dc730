import type { ThemeConfig } from 'antd/es/config-provider';

/**
 * The theme of antd components; `tokens.css` is the theme of our own styles. Both must define the
 * same colours.
 */
export const antdTheme: ThemeConfig = {
  hashed: false,
  // One set of CSS variables for all overlays, even if the theme provider is rendered several
  // times.
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
    // No animations: users who process sixty dossiers a day must not wait for overlays and menus.
    motion: false,
  },
  components: { Select: { optionSelectedBg: '#E6F4EC' } },
};
