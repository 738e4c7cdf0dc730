import {
  getChoiceLabel,
  TIPI_GENERATORE,
  VETTORI_ENERGETICI,
  type TipoGeneratore,
  type VettoreEnergetico,
} from '../enumerations/index.js';
import { COHERENCE_SOURCE, type DoubtRule } from './doubt.js';

const WATER_BOILER: readonly VettoreEnergetico[] = [
  'metano',
  'gpl',
  'gasolio',
  'olio',
  'biomassa',
  'energiaElettrica',
  'altro',
];

/** What a generator may run on; heat pumps have a rule of their own, others run on anything. */
const CARRIERS: Readonly<Partial<Record<TipoGeneratore, readonly VettoreEnergetico[]>>> = {
  caldaiaACS: WATER_BOILER,
  caldaiaACBassaTemperatura: WATER_BOILER,
  caldaiaCondensazione: ['metano', 'gpl', 'gasolio', 'biomassa', 'altro'],
  caldaiaGasolio: ['gasolio', 'olio'],
  teleriscaldamento: ['teleriscaldamento'],
  biomassa: ['biomassa'],
};

/** The energy carrier is that of the first generator. */
export const HEATING_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'carrier-generator',
    rule: 'Il vettore energetico corrisponde al generatore',
    source: COHERENCE_SOURCE,
    find: ({ serviceType, generatori, vettoreEnergetico: carrier }) => {
      const type = generatori[0]?.tipoGeneratore ?? null;
      const possible = type === null ? undefined : CARRIERS[type];
      if (serviceType !== 1 || carrier === null || possible === undefined) return [];
      if (possible.includes(carrier)) return [];
      const [generator, value] = [
        getChoiceLabel(TIPI_GENERATORE, type),
        getChoiceLabel(VETTORI_ENERGETICI, carrier),
      ];
      return [
        {
          field: 'vettoreEnergetico',
          value,
          limit: possible.map((one) => getChoiceLabel(VETTORI_ENERGETICI, one)).join(', '),
          message: `«${generator}» e «${value}» non vanno insieme: ricontrolla il vettore energetico`,
        },
      ];
    },
  },
];
