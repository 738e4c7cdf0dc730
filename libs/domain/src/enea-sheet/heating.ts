import type { DossierForm, Generatore } from '../dossier/index.js';
import {
  TERMINALI_EROGAZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
} from '../enumerations/index.js';
import type { SheetRow } from './types.js';
import { rowsOf } from './values.js';

const { text, number, choice, flag } = rowsOf<DossierForm>();

export const HEATING_ROWS: readonly SheetRow<DossierForm>[] = [
  choice('tipoImpianto', 'Tipo di impianto', TIPI_IMPIANTO),
  choice('tipoTerminaleErogazione', 'Terminali di erogazione', TERMINALI_EROGAZIONE),
  choice('vettoreEnergetico', 'Vettore energetico', VETTORI_ENERGETICI),
  flag('impiantoClimatizzazioneEstiva', 'Impianto di climatizzazione estiva'),
  number('valoreEer', 'EER', (dossier) => dossier.impiantoClimatizzazioneEstiva),
  text('marcaImpiantoTermico', 'Marca dell’impianto'),
  text('modelloImpiantoTermico', 'Modello dell’impianto'),
];

const generator = rowsOf<Generatore>();

export const GENERATOR_ROWS: readonly SheetRow<Generatore>[] = [
  generator.choice('tipoGeneratore', 'Tipo di generatore', TIPI_GENERATORE),
  generator.number('numeroGeneratore', 'Numero di generatori'),
  generator.number('rendimentoMaxPotenza', 'Rendimento alla potenza nominale [%]'),
  generator.number('potenzaUtileNominale', 'Potenza utile nominale [kW]'),
];
