import type { ThemeConfig } from 'antd/es/config-provider';

/**
 * The value of a variable of `tokens.css`, which is the only place that names colours. Empty where
 * no styles are loaded, as in tests without a browser.
 */
const readToken = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--pr-${name}`).trim();

/** antd's names of the colours in `tokens.css`. */
const COLOURS = {
  colorPrimary: 'primary',
  colorInfo: 'secondary',
  colorLink: 'secondary',
  colorLinkHover: 'secondary-dark',
  colorError: 'danger',
  colorWarning: 'warning',
  colorSuccess: 'primary',
  // Derived ones would be muddy: the strong colours are dark.
  colorWarningBg: 'warning-bg',
  colorErrorBg: 'danger-bg',
  colorSuccessBg: 'success-bg',
  colorInfoBg: 'info-bg',
  colorTextBase: 'ink',
  colorText: 'ink',
  colorTextSecondary: 'muted',
  colorTextTertiary: 'muted',
  colorTextDescription: 'muted',
  colorTextPlaceholder: 'muted',
  // antd's quarter grey cannot be read.
  colorTextDisabled: 'muted',
  colorBorder: 'button-line',
  colorBorderSecondary: 'line',
  colorBgLayout: 'page',
  colorBgMask: 'veil',
  boxShadow: 'shadow',
} as const;

/** The theme of antd's windows and drawers, from the same tokens as our own styles. */
export const antdTheme: ThemeConfig = {
  hashed: false,
  // One set of CSS variables for all overlays, even if the theme provider is rendered several
  // times.
  cssVar: { key: 'pratiche' },
  token: {
    ...tokensOf(COLOURS),
    // Not its value now: the typeface comes once the page has been shown.
    fontFamily: 'var(--pr-font)',
    borderRadius: 8,
    fontSize: 16,
    controlHeight: 44,
    controlHeightSM: 36,
    // No animations: users who process sixty dossiers a day must not wait for overlays and menus.
    motion: false,
  },
  components: {
    Select: { optionSelectedBg: readToken('success-bg') },
  },
};

/** The same for the back office, whose pages are denser. */
export const officeTheme: ThemeConfig = {
  ...antdTheme,
  cssVar: { key: 'pratiche-office' },
  token: { ...antdTheme.token, fontSize: 14, controlHeightSM: 32 },
  components: {
    ...antdTheme.components,
    Table: {
      headerBg: readToken('surface-quiet'),
      headerColor: readToken('muted'),
      headerSortActiveBg: readToken('surface-quiet'),
      headerSortHoverBg: readToken('line'),
      bodySortBg: readToken('surface'),
      rowHoverBg: readToken('page'),
      // Derived ones are too dark to read links and marks on.
      rowSelectedBg: readToken('success-bg'),
      rowSelectedHoverBg: readToken('success-bg'),
      cellPaddingInline: 8,
    },
    // Seven days are narrower than a phone.
    DatePicker: { cellWidth: 44 },
    Tabs: { titleFontSize: 16, horizontalItemPadding: '10px 4px' },
    Descriptions: { titleMarginBottom: 12, itemPaddingBottom: 8, labelColor: readToken('muted') },
  },
};

/** The values of the named variables; a missing one is left to antd. */
function tokensOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
): Partial<Record<Key, string>> {
  const values: Partial<Record<Key, string>> = {};
  for (const [key, name] of Object.entries<string>(names) as [Key, string][]) {
    const value = readToken(name);
    if (value !== '') values[key] = value;
  }
  return values;
}
