export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface Size {
  width: number;
  height: number;
}

interface Rect extends Size {
  left: number;
  top: number;
}

const OPPOSITE: Readonly<Record<TooltipSide, TooltipSide>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/**
 * Positions a tooltip on the preferred side of its element, else opposite, else above or below;
 * always within the window.
 */
export function positionTooltip(
  anchor: Rect,
  bubble: Size,
  page: Size,
  wanted: TooltipSide,
): { side: TooltipSide; left: number; top: number } {
  const room: Readonly<Record<TooltipSide, number>> = {
    top: anchor.top - bubble.height,
    bottom: page.height - anchor.top - anchor.height - bubble.height,
    left: anchor.left - bubble.width,
    right: page.width - anchor.left - anchor.width - bubble.width,
  };
  const side =
    [wanted, OPPOSITE[wanted], 'top' as const, 'bottom' as const].find((one) => room[one] >= 0) ??
    wanted;
  const centred = {
    left: anchor.left + (anchor.width - bubble.width) / 2,
    top: anchor.top + (anchor.height - bubble.height) / 2,
  };
  const beside: Readonly<Record<TooltipSide, Partial<typeof centred>>> = {
    top: { top: anchor.top - bubble.height },
    bottom: { top: anchor.top + anchor.height },
    left: { left: anchor.left - bubble.width },
    right: { left: anchor.left + anchor.width },
  };
  const { left, top } = { ...centred, ...beside[side] };
  return {
    side,
    left: clamp(left, page.width - bubble.width),
    top: clamp(top, page.height - bubble.height),
  };
}

const clamp = (wanted: number, most: number): number => Math.max(0, Math.min(wanted, most));
