import type { ChiusuraPost, ChiusuraPre, PermeabilitaAria } from '../enumerations/index.js';

/** Thermal resistance of the replaced shutter, m²K/W (spec wizard §5). */
export const INITIAL_RESISTANCE: Readonly<Record<ChiusuraPre, number>> = {
  0: 0.12,
  1: 0.13,
  2: 0.1,
  3: 0.1,
  4: 0.08,
  5: 0.14,
  6: 0,
};

/** Thermal resistance of the new shutter by air permeability, m²K/W (spec wizard §5). */
export const FINAL_RESISTANCE: Readonly<
  Record<PermeabilitaAria, Readonly<Record<ChiusuraPost, number>>>
> = {
  media: { 0: 0.19, 1: 0.16, 2: 0.19, 3: 0.17, 4: 0.22, 5: 0.12, 6: 0.12, 7: 0.08, 8: 0.22 },
  bassa: { 0: 0.26, 1: 0.22, 2: 0.22, 3: 0.22, 4: 0.3, 5: 0.15, 6: 0.16, 7: 0.08, 8: 0.3 },
};

/** m²K/W; `null` while the type is not chosen. */
export const getInitialResistance = (type: ChiusuraPre | null): number | null =>
  type === null ? null : INITIAL_RESISTANCE[type];

/** m²K/W; `null` while type or permeability are not chosen. */
export const getFinalResistance = (
  type: ChiusuraPost | null,
  permeability: PermeabilitaAria | null,
): number | null =>
  type === null || permeability === null ? null : FINAL_RESISTANCE[permeability][type];
