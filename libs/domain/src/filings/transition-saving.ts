import { getStatus, type StatusNameSettings, type Transition } from '../statuses/index.js';
import { ENEA_FILINGS, type EneaFiling } from './enea-filings.js';
import {
  needsEnergySaving,
  validateZeroSaving,
  type Cooling,
  type EnergySaving,
} from './energy-saving.js';
import type { FilingDocument } from './filing-documents.js';

/** The declarations whose saving is asked for, with what is there of it. */
const listAskedSavings = (documents: readonly FilingDocument[]) =>
  documents
    .filter(
      ({ name, filing, isRequired }) =>
        name === 'CodiceCpid' && isRequired && needsEnergySaving(filing),
    )
    .map(({ filing, energySaving }) => ({ filing, saving: energySaving ?? null }));

/** The first declaration whose saving is missing, or is nothing although the dossier has cooling. */
export const findSavingToWrite = (
  documents: readonly FilingDocument[],
  form: Cooling,
): { filing: EneaFiling; saving: EnergySaving | null } | null =>
  listAskedSavings(documents).find(
    ({ saving }) => saving === null || validateZeroSaving(saving.kwh, form) !== null,
  ) ?? null;

/** Italian message of a change of status that waits for the saving; `null` when nothing is missing. */
export function validateTransitionSaving(
  documents: readonly FilingDocument[],
  form: Cooling,
  { to, effects }: Pick<Transition, 'to' | 'effects'>,
  settings: StatusNameSettings,
): string | null {
  if (effects.requiresEnergySaving !== true) return null;
  const missing = findSavingToWrite(documents, form);
  if (missing === null) return null;
  const start = `Per passare allo stato «${getStatus(to, settings).name}» scrivi prima il risparmio energetico di «${ENEA_FILINGS[missing.filing].label}»`;
  return missing.saving === null
    ? `${start}: ENEA lo chiede in kWh/anno, e va preso dalla stampa del suo programma o da un tecnico`
    : `${start}: è 0, e ENEA lo accetta solo senza impianto di climatizzazione estiva`;
}
