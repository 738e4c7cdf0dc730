import {
  TERMINALI_EROGAZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
  type DossierForm,
  type Generatore,
  type Spese,
} from '@pratiche/domain';
import {
  choiceSpec,
  flagSpec,
  integerSpec,
  moneySpec,
  numberSpec,
  textSpec,
  type FieldSpecs,
} from './field-spec.js';

/** Step 8. */
export const HEATING_FIELDS: FieldSpecs<DossierForm> = {
  tipoImpianto: choiceSpec('Tipo di impianto', TIPI_IMPIANTO),
  tipoTerminaleErogazione: choiceSpec('Terminali di erogazione', TERMINALI_EROGAZIONE),
  vettoreEnergetico: choiceSpec(
    'Vettore energetico',
    VETTORI_ENERGETICI,
    'Segue il primo generatore; resta modificabile.',
  ),
  impiantoClimatizzazioneEstiva: flagSpec('È presente un impianto di climatizzazione estiva'),
  valoreEer: numberSpec(
    'EER',
    undefined,
    'Indice di efficienza in raffrescamento: si trova sulla scheda del climatizzatore.',
  ),
  marcaImpiantoTermico: textSpec('Marca dell’impianto termico'),
  modelloImpiantoTermico: textSpec('Modello dell’impianto termico'),
};

export const GENERATORE_FIELDS: FieldSpecs<Generatore> = {
  tipoGeneratore: choiceSpec('Tipo di generatore', TIPI_GENERATORE),
  numeroGeneratore: integerSpec('Numero di generatori'),
  rendimentoMaxPotenza: numberSpec(
    'Rendimento alla massima potenza',
    '%',
    'Per le caldaie, con temperature di mandata e ritorno di 80/60 °C.',
  ),
  potenzaUtileNominale: numberSpec('Potenza utile nominale', 'kW'),
};

const ELIGIBLE_EXPENSE_LABEL = 'Spese congrue sostenute';
const PROFESSIONAL_EXPENSE_LABEL = 'Spese professionali';
const ZERO_HELP = 'Se non ce ne sono, scrivere 0.';

/** Step 9. */
export const SPESE_FIELDS: FieldSpecs<Spese> = {
  spesaDetraibileSerramenti: moneySpec(ELIGIBLE_EXPENSE_LABEL),
  speseProfessionaliSerramenti: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
  spesaDetraibileSchermature: moneySpec(ELIGIBLE_EXPENSE_LABEL),
  speseProfessionaliSchermature: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
  spesaDetraibileChiusure: moneySpec(ELIGIBLE_EXPENSE_LABEL),
  speseProfessionaliChiusure: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
};
