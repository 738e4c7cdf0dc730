import type { DossierForm, Generatore } from '../dossier/index.js';
import {
  TERMINALI_EROGAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_GENERATORE,
  TIPI_IMPIANTO,
  TIPI_REGOLAZIONE,
  VETTORI_ENERGETICI,
  type Choice,
} from '../enumerations/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

const { text, number, choice, flag } = createRowBuilders<DossierForm>();

/** ENEA asks for it, and the dossier may leave it out. */
export const CHOOSE_ON_SITE_LABEL = 'scegli sul sito';

const optionalChoice = (
  key: 'tipoDistribuzione' | 'tipoRegolazione',
  label: string,
  choices: readonly Choice[],
): EneaSheetRow<DossierForm> => ({ ...choice(key, label, choices), hint: CHOOSE_ON_SITE_LABEL });

export const HEATING_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  choice('tipoImpianto', 'Tipo di impianto', TIPI_IMPIANTO),
  choice('tipoTerminaleErogazione', 'Terminali di erogazione', TERMINALI_EROGAZIONE),
  optionalChoice('tipoDistribuzione', 'Tipo di distribuzione', TIPI_DISTRIBUZIONE),
  optionalChoice('tipoRegolazione', 'Tipo di regolazione', TIPI_REGOLAZIONE),
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
