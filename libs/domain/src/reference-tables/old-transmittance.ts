import type { TelaioPre, TipologiaInfisso, VetroPre } from '../enumerations/index.js';

interface FrameRow {
  readonly byFrame: Readonly<Partial<Record<TelaioPre, number>>>;
  readonly other: number;
}

/** Transmittance of replaced windows by type, glass and frame, W/m²K (spec wizard §5, autofill). */
export const OLD_TRANSMITTANCE: Readonly<
  Record<TipologiaInfisso, Readonly<Partial<Record<VetroPre, FrameRow>>>>
> = {
  finestra: {
    singolo: { byFrame: { legnoDuro: 5.05, lamiera: 6 }, other: 5 },
    doppio: { byFrame: { legnoDuro: 3.15, pvcDue: 3.1, lamiera: 3.9 }, other: 3 },
  },
  portoncino: { opaco: { byFrame: { metalloTermico: 5.3, lamiera: 6, misto: 5.2 }, other: 2.8 } },
  cassonettoIspezioneFrontale: { opaco: { byFrame: { legno: 3.95, lamiera: 7.72 }, other: 2.51 } },
  cielino: { opaco: { byFrame: { lamiera: 10.48 }, other: 5.07 } },
};

/** Transmittance of the replaced window, W/m²K; `null` when the table has no row for it. */
export function getOldTransmittance(
  type: TipologiaInfisso | null,
  frame: TelaioPre | null,
  glass: VetroPre | null,
): number | null {
  if (type === null || frame === null || glass === null) return null;
  const row = OLD_TRANSMITTANCE[type][glass];
  return row === undefined ? null : (row.byFrame[frame] ?? row.other);
}

/** Help table of existing frames, W/m²K (spec wizard §9). */
export const FRAME_TRANSMITTANCE = [
  { frame: 'legnoDuro', label: 'Legno duro', single: 5.05, double: 3.15 },
  { frame: 'legnoTenero', label: 'Legno tenero', single: 5.0, double: 3.0 },
  { frame: 'pvcDue', label: 'PVC a due camere', single: 5.0, double: 3.1 },
  { frame: 'pvcTre', label: 'PVC a tre camere', single: 5.0, double: 3.0 },
  { frame: 'lamiera', label: 'Alluminio senza taglio termico', single: 6.0, double: 3.9 },
] as const satisfies readonly { frame: TelaioPre; label: string; single: number; double: number }[];
