import { describe, expect, it } from '@jest/globals';
import { validDossierForm } from '../../test/dossier-fixtures.js';
import {
  BUILT_IN_SETTINGS,
  type DossierForm,
  createDossierRules,
  createEmptySpese,
  summarizeCompleteness,
} from '../index.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);
const TODAY = '2026-10-15';
const ENDED = { interventionEndDate: '2026-10-01' };

const summarize = (change: Partial<DossierForm>, missing: number, uploaded = 1) => {
  const documents = [
    ...Array<boolean>(missing).fill(false),
    ...Array<boolean>(uploaded).fill(true),
  ];
  const form = validDossierForm(change);
  const steps = buildStepStates(form, 'fitter', {
    today: TODAY,
    documents: documents.map((isUploaded, at) => ({
      code: `D${at}`,
      isMandatory: true,
      isUploaded,
    })),
  });
  return summarizeCompleteness(steps, form, TODAY)?.replace('\u00a0', ' ') ?? null;
};

describe('what completeness says beside the percentage', () => {
  it.each([
    ['one document is missing', ENDED, 1, 'Dati completi · manca un documento'],
    ['several are', ENDED, 3, 'Dati completi · mancano 3 documenti'],
    ['nothing is', ENDED, 0, null],
    ['a step lacks data too', { ...ENDED, spese: createEmptySpese() }, 3, null],
    ['sending asks for a date too', { interventionEndDate: null }, 3, null],
  ])('where %s', (_, change, missing, words) => {
    expect(summarize(change, missing)).toBe(words);
  });

  it('leaves out what the provider acquires', () => {
    const acquired = { ...ENDED, acquisizioneBeneficiario: true, cadastralSheet: null };
    expect(summarize(acquired, 1)).toBe('Dati completi · manca un documento');
  });

  it('is silent while the documents are not known, and where something is to be mended', () => {
    const form = validDossierForm(ENDED);
    const documents = [{ code: 'FATTURA', isMandatory: true, isUploaded: false }];
    const build = (options: object) =>
      buildStepStates(form, 'fitter', { today: TODAY, ...options });
    expect(summarizeCompleteness(build({}), form, TODAY)).toBeNull();
    const toMend = build({ documents, stepsToMend: ['catasto'] });
    expect(summarizeCompleteness(toMend, form, TODAY)).toBeNull();
  });
});
