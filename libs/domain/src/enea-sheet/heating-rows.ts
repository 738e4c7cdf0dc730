import {
  isEfficiencyShown,
  isGeneratorNameAsked,
  isPeaAsked,
} from '../completeness/check-impianto.js';
import type { DossierForm, Generatore } from '../dossier/index.js';
import { TIPI_DISTRIBUZIONE, TIPI_REGOLAZIONE } from '../enumerations/index.js';
import { ECOBONUS_2026, listSiteFields } from '../enea-site/index.js';
import { asNotAsked } from './build-blocks.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';
import { createSiteRow, createSiteRows } from './site-rows.js';

const { text, number } = createRowBuilders<DossierForm>();

/** Lists whose words the back office may change. */
const EDITABLE_CHOICES = {
  'id-distribuzione': TIPI_DISTRIBUZIONE,
  'id-regolazione': TIPI_REGOLAZIONE,
} as const;

export const HEATING_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...listSiteFields(ECOBONUS_2026, 'impianto').map(({ id }) =>
    createSiteRow<DossierForm>(
      'impianto',
      id,
      id in EDITABLE_CHOICES
        ? { choices: EDITABLE_CHOICES[id as keyof typeof EDITABLE_CHOICES] }
        : {},
    ),
  ),
  ...asNotAsked(
    number('valoreEer', 'EER', (dossier) => dossier.impiantoClimatizzazioneEstiva),
    text('marcaImpiantoTermico', 'Marca dell’impianto'),
    text('modelloImpiantoTermico', 'Modello dell’impianto'),
  ),
];

export const GENERATOR_ROWS: readonly EneaSheetRow<Generatore>[] = createSiteRows<Generatore>(
  'generatori',
  {
    changes: {
      'id-n': { when: isEfficiencyShown },
      'id-pea': { when: isPeaAsked },
      'id-altro': { when: isGeneratorNameAsked, hint: 'da indicare sul sito, che lo chiede' },
    },
  },
);
