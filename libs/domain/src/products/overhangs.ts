import {
  ALTEZZE_SOFFITTO,
  DIFFERENZE_PIANI,
  DISTANZE_OSTRUZIONI,
  POSIZIONI_AGGETTO,
  PROFONDITA_AGGETTO,
} from '../enumerations/index.js';
import { boundUpTo, choiceField, defineProductFields, numberField } from './product-field.js';

/** ENEA's form asks for them one below the other; the data file has no element for them. */
const OVERHANG = { default: null, required: 'never', column: null, xml: null } as const;

/** Overhangs and obstructions in front of a shaded window (spec wizard §9). */
export const OVERHANG_FIELDS = {
  orizzontali: defineProductFields({
    altezzaSoffitto: choiceField({
      ...OVERHANG,
      label: 'Altezza del soffitto',
      choices: ALTEZZE_SOFFITTO,
      enea: { label: 'Aggetti orizzontali: altezza del soffitto' },
    }),
    profonditaAggetto: choiceField({
      ...OVERHANG,
      label: 'Profondità dell’aggetto orizzontale',
      choices: PROFONDITA_AGGETTO,
      enea: { label: 'Aggetti orizzontali: profondità' },
    }),
  }),
  verticali: defineProductFields({
    posizione: choiceField({
      ...OVERHANG,
      label: 'Posizione dell’aggetto verticale',
      choices: POSIZIONI_AGGETTO,
      enea: { label: 'Aggetti verticali: posizione' },
    }),
    distanza: numberField({
      ...OVERHANG,
      label: 'Distanza dalla finestra',
      unit: 'm',
      bound: boundUpTo(99),
      enea: { label: 'Aggetti verticali: distanza dalla finestra [m]', key: 'distanzaAggetto' },
    }),
    profondita: choiceField({
      ...OVERHANG,
      label: 'Profondità dell’aggetto verticale',
      choices: PROFONDITA_AGGETTO,
      enea: { label: 'Aggetti verticali: profondità', key: 'profonditaVerticale' },
    }),
  }),
  ostruzioni: defineProductFields({
    distanza: choiceField({
      ...OVERHANG,
      label: 'Distanza dell’edificio',
      choices: DISTANZE_OSTRUZIONI,
      enea: {
        label: 'Ostruzioni: distanza dell’edificio [m]',
        key: 'distanzaOstruzione',
        isBareNumber: true,
      },
    }),
    differenzaPiani: choiceField({
      ...OVERHANG,
      label: 'Piani in più dell’edificio',
      choices: DIFFERENZE_PIANI,
      enea: { label: 'Ostruzioni: differenza di piani', isBareNumber: true },
    }),
  }),
};
