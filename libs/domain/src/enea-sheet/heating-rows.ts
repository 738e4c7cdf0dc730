import type { DossierForm, Generatore } from '../dossier/index.js';
import {
  TERMINALI_EROGAZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  VETTORI_ENERGETICI,
} from '../enumerations/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

const { text, number, choice, flag, derivedText } = createRowBuilders<DossierForm>();

/** ENEA asks for it, no step of the portal does. */
export const CHOOSE_ON_SITE_LABEL = 'scegli sul sito';

export const HEATING_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  choice('tipoImpianto', 'Tipo di impianto', TIPI_IMPIANTO),
  choice('tipoTerminaleErogazione', 'Terminali di erogazione', TERMINALI_EROGAZIONE),
  derivedText('tipoDistribuzione', 'Tipo di distribuzione', () => CHOOSE_ON_SITE_LABEL),
  derivedText('tipoRegolazione', 'Tipo di regolazione', () => CHOOSE_ON_SITE_LABEL),
  choice('vettoreEnergetico', 'Vettore energetico', VETTORI_ENERGETICI),
  flag('impiantoClimatizzazioneEstiva', 'Impianto di climatizzazione estiva'),
  number('valoreEer', 'EER', (dossier) => dossier.impiantoClimatizzazioneEstiva),
  text('marcaImpiantoTermico', 'Marca dell’impianto'),
  text('modelloImpiantoTermico', 'Modello dell’impianto'),
];

const generatorRows = createRowBuilders<Generatore>();

export const GENERATOR_ROWS: readonly EneaSheetRow<Generatore>[] = [
  generatorRows.choice('tipoGeneratore', 'Tipo di generatore', TIPI_GENERATORE),
  generatorRows.number('numeroGeneratore', 'Numero di generatori'),
  generatorRows.number('rendimentoMaxPotenza', 'Rendimento alla potenza nominale [%]'),
  generatorRows.number('potenzaUtileNominale', 'Potenza utile nominale [kW]'),
];
