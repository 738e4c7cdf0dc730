import type { DossierForm, Generatore, Serramento } from '../dossier/index.js';
import type { TipoGeneratore, TipologiaInfisso } from '../enumerations/index.js';

/** Values that a number usually has, bounds included. Outside of them a person looks twice. */
export interface PlausibleRange {
  readonly min: number;
  readonly max: number;
  readonly unit: string;
}

const range = (min: number, max: number, unit = ''): PlausibleRange => ({ min, max, unit });

const U_RANGE = range(0.6, 7, 'W/m²K');
const SCREEN_SURFACE = range(0.1, 50, 'm²');
const RESISTANCE = range(0.03, 1, 'm²K/W');

/** Shutter boxes insulate less than any window before the works, and better after them. */
const isBox = (type: TipologiaInfisso | null): boolean =>
  type === 'cassonettoIspezioneFrontale' || type === 'cielino';

export const PLAUSIBLE_RANGES = {
  dossier: {
    immovableUnitNumber: range(1, 500),
    interventionImmovableUnitNumber: range(1, 500),
    valoreEer: range(1.5, 12),
  },
  generatori: {
    numeroGeneratore: range(1, 20),
    potenzaUtileNominale: range(3, 1000, 'kW'),
  },
  schermature: { superficieSchermatura: SCREEN_SURFACE, superficieFinestrata: SCREEN_SURFACE },
  chiusure: {
    superficieChiusura: range(0.1, 20, 'm²'),
    superficieFinestrata: range(0.1, 20, 'm²'),
    resistenzaTermicaIniziale: RESISTANCE,
    resistenzaTermicaFinale: RESISTANCE,
    uwInfissoChiusura: U_RANGE,
  },
} as const satisfies {
  dossier: Partial<Record<keyof DossierForm, PlausibleRange>>;
  generatori: Partial<Record<keyof Generatore, PlausibleRange>>;
  schermature: object;
  chiusure: object;
};

export const listWindowRanges = ({
  tipologiaInfisso,
}: Pick<Serramento, 'tipologiaInfisso'>): Readonly<
  Record<'superficie' | 'trasmittanzaPre' | 'trasmittanzaPost', PlausibleRange>
> => ({
  superficie: range(0.1, 20, 'm²'),
  trasmittanzaPre: isBox(tipologiaInfisso) ? range(0.6, 11, U_RANGE.unit) : U_RANGE,
  trasmittanzaPost: isBox(tipologiaInfisso) ? range(0.3, 7, U_RANGE.unit) : U_RANGE,
});

const BOILER_EFFICIENCY = [range(50, 110, '%')];

/** A heat pump has a coefficient of performance, which people also write as a percentage. */
const EFFICIENCIES: Readonly<Partial<Record<TipoGeneratore, readonly PlausibleRange[]>>> = {
  pompaCalore: [range(1.5, 8), range(150, 800, '%')],
  altro: [range(1.5, 8), range(20, 800, '%')],
};

/** The ranges of which a generator's efficiency is in one. */
export const listEfficiencyRanges = (type: TipoGeneratore): readonly PlausibleRange[] =>
  EFFICIENCIES[type] ?? BOILER_EFFICIENCY;
