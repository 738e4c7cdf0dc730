import { formatNumber } from '@pratiche/domain';
import { PACKAGE_TEXTS } from './texts.js';

const HEX = /^#[0-9a-f]{6}$/i;

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours by WCAG, from 1 to 21. */
export function getContrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#ffffff';
const INK = '#15211b';
/** What graphics need against their ground, and text against its own (WCAG 1.4.11 and 1.4.3). */
const GRAPHIC_MIN = 3;
const TEXT_MIN = 4.5;

const ratio = (value: number): string => `${formatNumber(Math.floor(value * 10) / 10)} : 1`;

/** How a colour can be seen and which text is read on it, Italian; `null` for what is no colour. */
export function describeContrast(color: string | null): { text: string; isWeak: boolean } | null {
  if (color === null || !HEX.test(color)) return null;
  const onWhite = getContrast(color, WHITE);
  const onInk = getContrast(color, INK);
  const [words, best] =
    onWhite >= onInk ? [PACKAGE_TEXTS.whiteText, onWhite] : [PACKAGE_TEXTS.darkText, onInk];
  const isWeak = onWhite < GRAPHIC_MIN;
  return {
    isWeak,
    text: PACKAGE_TEXTS.contrast(isWeak, ratio(onWhite), words, ratio(best), best < TEXT_MIN),
  };
}
