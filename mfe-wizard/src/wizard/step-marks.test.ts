import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  type StepLock,
  createDossierRules,
} from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { validDossierForm } from '../../../libs/domain/test/dossier-fixtures.js';
import { toStepMarks } from './step-marks.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

function findCosts(change: Partial<DossierForm>) {
  const opened: StepLock[] = [];
  const marks = toStepMarks({
    steps: buildStepStates(validDossierForm(change), 'fitter'),
    current: 'servizio',
    warnings: new Map(),
    onOpenLock: (lock) => opened.push(lock),
  });
  const costs = marks.find(({ key }) => key === 'spese');
  costs?.onOpenReason?.();
  return { reason: costs?.reason, opened: opened.map(({ step, field }) => `${step} ${field}`) };
}

it.each([
  [
    'the wrong value that locks it',
    { interventionOnImmovableType: null, interventionEndDate: '2000-01-01' },
    'Correggi «Data di ultimazione dei lavori (collaudo)» nel passo «Intervento»',
    'intervento interventionEndDate',
  ],
  [
    'the one value that is missing',
    { interventionStartDate: null },
    'Compila «Data d’inizio dei lavori» nel passo «Intervento»',
    'intervento interventionStartDate',
  ],
  [
    'the step alone where several are',
    { interventionOnImmovableType: null, interventionStartDate: null },
    'Completa prima il passo «Intervento»',
    'intervento interventionOnImmovableType',
  ],
  [
    'that a product is needed',
    { manufatti: { serramenti: [], schermature: [], chiusure: [] } },
    'Aggiungi prima almeno un manufatto',
    'manufatti manufatti',
  ],
])('a locked step names %s, and leads there', (_, change, reason, field) => {
  expect(findCosts(change)).toEqual({ reason, opened: [field] });
});

it('a step that is open is locked by nothing', () => {
  expect(findCosts({})).toEqual({ reason: undefined, opened: [] });
});
