import {
  ALIQUOTE_IVA,
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
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
  type FieldSpec,
  type FieldSpecs,
} from './field-spec.js';

/** Step 8. */
export const HEATING_FIELDS: FieldSpecs<DossierForm> = {
  tipoImpianto: choiceSpec('Tipo di impianto', TIPI_IMPIANTO),
  tipoTerminaleErogazione: choiceSpec('Terminali di erogazione', TERMINALI_EROGAZIONE),
  tipoDistribuzione: choiceSpec('Tipo di distribuzione', TIPI_DISTRIBUZIONE),
  tipoRegolazione: choiceSpec('Tipo di regolazione', TIPI_REGOLAZIONE),
  vettoreEnergetico: choiceSpec(
    'Vettore energetico',
    VETTORI_ENERGETICI,
    'Lo ricaviamo dal primo generatore, ma puoi cambiarlo.',
  ),
  impiantoClimatizzazioneEstiva: flagSpec('È presente un impianto di climatizzazione estiva'),
  valoreEer: numberSpec(
    'EER',
    undefined,
    'Indice di efficienza in raffrescamento: lo trovi sulla scheda del climatizzatore.',
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
  pea: numberSpec(
    'P.E.A.',
    undefined,
    'Per le pompe di calore sta al posto del rendimento: lo trovi sulla scheda della macchina.',
  ),
  nome: textSpec('Nome del generatore', {
    help: 'Per esempio «Stufa elettrica»: il sito ENEA lo chiede per «Altro».',
  }),
  potenzaUtileNominale: numberSpec('Potenza utile nominale', 'kW'),
};

const ELIGIBLE_EXPENSE_LABEL = 'Spese congrue sostenute';
const PROFESSIONAL_EXPENSE_LABEL = 'Spese professionali';
const GROSS_HELP = 'Fornitura e posa, IVA compresa.';
const ZERO_HELP = 'Se non ce ne sono, lascia vuoto.';

const NET_HELP = 'Senza IVA.';
const NO_FITTING_HELP = 'Senza IVA. Se non c’è, scrivi 0.';
const UNKNOWN_RATE = 'Due aliquote, o non so';
const vatRateSpec: FieldSpec = {
  ...choiceSpec(
    'Aliquota IVA',
    ALIQUOTE_IVA,
    `Con due aliquote (10 e 22 %, beni significativi), o se non la sai, scegli «${UNKNOWN_RATE}» e scrivi sotto il totale.`,
  ),
  placeholder: UNKNOWN_RATE,
};

/** Step 9. */
export const SPESE_FIELDS: FieldSpecs<Spese> = {
  fornituraSerramenti: moneySpec('Fornitura', NET_HELP),
  posaSerramenti: moneySpec('Posa', NO_FITTING_HELP),
  aliquotaIvaSerramenti: vatRateSpec,
  spesaDetraibileSerramenti: moneySpec(ELIGIBLE_EXPENSE_LABEL, GROSS_HELP),
  speseProfessionaliSerramenti: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
  fornituraSchermature: moneySpec('Fornitura', NET_HELP),
  posaSchermature: moneySpec('Posa', NO_FITTING_HELP),
  aliquotaIvaSchermature: vatRateSpec,
  spesaDetraibileSchermature: moneySpec(ELIGIBLE_EXPENSE_LABEL, GROSS_HELP),
  speseProfessionaliSchermature: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
  fornituraChiusure: moneySpec('Fornitura', NET_HELP),
  posaChiusure: moneySpec('Posa', NO_FITTING_HELP),
  aliquotaIvaChiusure: vatRateSpec,
  spesaDetraibileChiusure: moneySpec(ELIGIBLE_EXPENSE_LABEL, GROSS_HELP),
  speseProfessionaliChiusure: moneySpec(PROFESSIONAL_EXPENSE_LABEL, ZERO_HELP),
};
