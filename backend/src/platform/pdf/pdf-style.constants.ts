/** Measures in points (1/72 inch) and colours of every document. */
export const PAGE_MARGINS = { left: 54, right: 54, top: 68, bottom: 52 } as const;
export const FONT_SIZES = {
  figure: 22,
  title: 17,
  heading: 12,
  subheading: 10,
  text: 9.5,
  small: 8,
  compact: 7.8,
} as const;
export const COLOURS = {
  ink: '#1B1F23',
  muted: '#57606A',
  line: '#8C959F',
  faint: '#D9DEE3',
  brand: '#00703C',
  shade: '#EEF5F0',
  quiet: '#F1F2F4',
  danger: '#B3261E',
  dangerShade: '#FBECEB',
  caution: '#8A4B00',
  cautionShade: '#FFF3D6',
} as const;
export const PRODUCT_NAME = 'Pratiche Infissi';
export const LINE_GAP = 1.5;
