import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { arbitraryDossier } from '../../test/dossier-arbitrary.js';
import {
  listRequiredDocuments,
  type DossierForm,
  DOCUMENT_CATALOGUE,
  BUILT_IN_SETTINGS,
  applyAutofill,
  checkDraft,
  checkSendingConditions,
  isDeadlineError,
  findNextStep,
  normalizeDossier,
  findPreviousStep,
  STEP_IDS,
  resolveStepFromUrl,
  createAllRules,
} from '../index.js';

const { checkForSending, buildStepStates, listDossierWarnings, buildEneaSheet, countFilings } =
  createAllRules(BUILT_IN_SETTINGS);

const TODAY = '2026-11-21';
const RUNS = { numRuns: 1000 };
const documentsOf = (form: DossierForm, areUploaded: boolean) =>
  listRequiredDocuments(form, DOCUMENT_CATALOGUE).map((item) => ({
    ...item,
    isUploaded: areUploaded,
  }));

describe('dossiers as people leave them', () => {
  it('can be sent when, and only when, the stepper shows every step complete', () => {
    let sendable = 0;
    fc.assert(
      fc.property(arbitraryDossier, fc.boolean(), (form, areUploaded) => {
        const documents = documentsOf(form, areUploaded);
        const errors = checkForSending(form, { documents, today: TODAY }).filter(
          (error) => !isDeadlineError(error),
        );
        const open = buildStepStates(form, 'fitter', { today: TODAY, documents }).filter(
          ({ number }) => !form.acquisizioneBeneficiario || number < 2 || number > 5,
        );
        const conditions = checkSendingConditions(form, TODAY);
        expect(open.every(({ complete }) => complete) && conditions.length === 0).toBe(
          errors.length === 0,
        );
        if (errors.length === 0) {
          sendable += 1;
          const { numEcobonus, numBonusCasa } = countFilings(form);
          expect(numEcobonus + numBonusCasa).toBeGreaterThan(0);
          expect(checkDraft(form)).toEqual([]);
        }
      }),
      RUNS,
    );
    // Otherwise the property would say little.
    expect(sendable).toBeGreaterThan(50);
  }, 240_000);

  it('are led by "Avanti" only to steps that may be opened, and an address never opens a locked one', () => {
    fc.assert(
      fc.property(arbitraryDossier, fc.constantFrom(...STEP_IDS), (form, id) => {
        for (const viewer of ['fitter', 'admin', 'beneficiary'] as const) {
          const steps = buildStepStates(form, viewer, { today: TODAY });
          const isOpen = (target: string | null) =>
            target === null || steps.some((step) => step.id === target && step.reachable);
          expect([
            isOpen(findNextStep(steps, id)),
            isOpen(findPreviousStep(steps, id)),
            isOpen(resolveStepFromUrl(steps, id)),
          ]).toEqual([true, true, true]);
          expect(findNextStep(steps, id)).not.toBe(id);
        }
      }),
      RUNS,
    );
  }, 240_000);

  it('are stored the same when stored twice, and stay as complete as they were', () => {
    fc.assert(
      fc.property(arbitraryDossier, (form) => {
        const stored = normalizeDossier(form);
        expect(normalizeDossier(stored)).toEqual(stored);
        expect(checkForSending(stored, { documents: [], today: TODAY }).length).toBeLessThanOrEqual(
          checkForSending(form, { documents: [], today: TODAY }).length +
            form.manufatti.serramenti.length,
        );
      }),
      RUNS,
    );
  }, 240_000);

  it('are filled in once: the same change again fills in nothing', () => {
    const changed = fc.constantFrom(
      'serviceType',
      'immovableCadastralCode',
      'immovableParticularUse',
      'interventionOnImmovableType',
      'immovableMunicipalityCode',
      'generatori',
      'manufatti.serramenti',
      'manufatti.serramenti.0.tipologiaInfisso',
      'manufatti.serramenti.0.tipologiaTelaioPre',
      'manufatti.chiusure.0.tipologiaPre',
      'manufatti.chiusure.0.tipologiaPost',
      'manufatti.chiusure.0.permeabilitaAria',
      'manufatti.schermature.0.trasmissioneSolare',
    );
    fc.assert(
      fc.property(arbitraryDossier, changed, (form, field) => {
        const once = applyAutofill(form, field);
        const again = applyAutofill(once.form, field);
        expect([again.filled, again.form]).toEqual([[], once.form]);
        for (const path of once.filled) expect(path).not.toBe('');
      }),
      RUNS,
    );
  }, 240_000);

  it('have a sheet and warnings with a rule and a source each', () => {
    fc.assert(
      fc.property(arbitraryDossier, (form) => {
        for (const { message, rule, source } of listDossierWarnings(form))
          expect([message, rule, source].every((text) => text !== '')).toBe(true);
        expect(buildEneaSheet(form).length).toBeGreaterThan(5);
      }),
      RUNS,
    );
  }, 240_000);
});
