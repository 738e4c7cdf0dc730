import {
  TERMINALI_EROGAZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
  type DossierForm,
  type Generatore,
  type Spese,
} from '@pratiche/domain';
import { choice, flag, integer, money, number, text, type Specs } from './spec.js';

/** Step 8. */
export const HEATING: Specs<DossierForm> = {
  tipoImpianto: choice('Tipo di impianto', TIPI_IMPIANTO),
  tipoTerminaleErogazione: choice('Terminali di erogazione', TERMINALI_EROGAZIONE),
  vettoreEnergetico: choice(
    'Vettore energetico',
    VETTORI_ENERGETICI,
    'Segue il primo generatore; resta modificabile.',
  ),
  impiantoClimatizzazioneEstiva: flag('È presente un impianto di climatizzazione estiva'),
  valoreEer: number(
    'EER',
    undefined,
    'Indice di efficienza in raffrescamento: si trova sulla scheda del climatizzatore.',
  ),
  marcaImpiantoTermico: text('Marca dell’impianto termico'),
  modelloImpiantoTermico: text('Modello dell’impianto termico'),
};

export const GENERATORE: Specs<Generatore> = {
  tipoGeneratore: choice('Tipo di generatore', TIPI_GENERATORE),
  numeroGeneratore: integer('Numero di generatori'),
  rendimentoMaxPotenza: number(
    'Rendimento alla massima potenza',
    '%',
    'Per le caldaie, con temperature di mandata e ritorno di 80/60 °C.',
  ),
  potenzaUtileNominale: number('Potenza utile nominale', 'kW'),
};

const DETRAIBILE = 'Spese congrue sostenute';
const PROFESSIONALI = 'Spese professionali';
const ZERO = 'Se non ce ne sono, scrivere 0.';

/** Step 9. */
export const SPESE: Specs<Spese> = {
  spesaDetraibileSerramenti: money(DETRAIBILE),
  speseProfessionaliSerramenti: money(PROFESSIONALI, ZERO),
  spesaDetraibileSchermature: money(DETRAIBILE),
  speseProfessionaliSchermature: money(PROFESSIONALI, ZERO),
  spesaDetraibileChiusure: money(DETRAIBILE),
  speseProfessionaliChiusure: money(PROFESSIONALI, ZERO),
};
