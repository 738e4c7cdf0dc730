import {
  CONFINI,
  TELAI_POST,
  TELAI_PRE,
  TIPOLOGIE_INFISSO,
  VETRI_POST,
  VETRI_PRE,
} from '../enumerations/index.js';
import { isEcobonus, RATIO_BOUND, surfaceField } from './common-fields.js';
import {
  choiceField,
  defineProductFields,
  flagField,
  numberField,
  yesNoField,
} from './product-field.js';

/** Note shown beside the new transmittance. */
export const U_VALUE_NOTE = 'Il valore è quello calcolato secondo la norma UNI EN 14351';

const [BEFORE, AFTER] = ['Prima dei lavori', 'Dopo i lavori'];

/**
 * A window (serramento). Only Ecobonus requires the type and the frames. The table shows the old
 * window before the new one.
 */
export const WINDOW_FIELDS = defineProductFields({
  tipologiaInfisso: choiceField({
    label: 'Tipologia di infisso',
    choices: TIPOLOGIE_INFISSO,
    default: null,
    required: isEcobonus,
    column: { head: 'Tipologia', order: 1 },
    xml: { element: 'Tipologia', order: 2 },
    enea: { label: 'Tipologia di infisso' },
  }),
  confine: choiceField({
    label: 'Confine',
    choices: CONFINI,
    default: 'esterno',
    required: 'always',
    column: { head: 'Confine', order: 2 },
    xml: { element: 'Confine', order: 9 },
    enea: null,
  }),
  superficie: surfaceField({
    label: 'Superficie',
    help: 'Telaio e vetro compresi.',
    column: { head: 'Superficie', order: 3 },
    xml: { element: 'Superficie', order: 1 },
  }),
  tipologiaTelaioPre: choiceField({
    label: 'Telaio prima',
    choices: TELAI_PRE,
    default: null,
    required: isEcobonus,
    column: { head: 'Telaio', order: 4, group: BEFORE },
    xml: { element: 'TelaioPrecedente', order: 3 },
    enea: null,
  }),
  tipologiaTelaioPost: choiceField({
    label: 'Telaio dopo',
    choices: TELAI_POST,
    default: null,
    required: isEcobonus,
    column: { head: 'Telaio', order: 7, group: AFTER },
    xml: { element: 'Telaio', order: 4 },
    enea: null,
  }),
  tipologiaVetroPre: choiceField({
    label: 'Vetro prima',
    choices: VETRI_PRE,
    default: null,
    required: 'always',
    column: { head: 'Vetro', order: 5, group: BEFORE },
    xml: { element: 'VetroPrecedente', order: 5 },
    enea: null,
  }),
  tipologiaVetroPost: choiceField({
    label: 'Vetro dopo',
    choices: VETRI_POST,
    default: null,
    required: 'always',
    column: { head: 'Vetro', order: 8, group: AFTER },
    xml: { element: 'Vetro', order: 6 },
    enea: null,
  }),
  trasmittanzaPre: numberField({
    label: 'Trasmittanza prima',
    unit: 'W/m²K',
    help: 'Lo ricaviamo da telaio e vetro, ma puoi cambiarlo.',
    bound: RATIO_BOUND,
    default: null,
    required: 'always',
    isPositive: true,
    column: { head: 'Uw', order: 6, group: BEFORE },
    xml: { element: 'TrasmittanzaPrecedente', order: 7 },
    enea: null,
  }),
  trasmittanzaPost: numberField({
    label: 'Trasmittanza dopo',
    unit: 'W/m²K',
    help: `${U_VALUE_NOTE}.`,
    bound: RATIO_BOUND,
    default: null,
    required: 'always',
    isPositive: true,
    column: { head: 'Uw', order: 9, group: AFTER },
    xml: { element: 'Trasmittanza', order: 8 },
    enea: null,
  }),
  installazioneChiusuraOscurante: flagField({
    label: 'Installazione chiusura oscurante',
    help: 'Segna questa voce se sostituisci la chiusura oscurante insieme alla finestra.',
    default: false,
    column: { head: 'Con oscurante', order: 10 },
    xml: { element: 'ChiusuraOscurante', order: 10 },
    enea: null,
  }),
  vetroBassoEmissivoPre: yesNoField({
    label: 'Vetro a bassa emissione, prima',
    column: null,
    xml: { element: 'VetroBassoEmissivoPrecedente', order: 11 },
    enea: null,
  }),
  vetroBassoEmissivoPost: yesNoField({
    label: 'Vetro a bassa emissione, dopo',
    column: null,
    xml: { element: 'VetroBassoEmissivo', order: 12 },
    enea: null,
  }),
});
