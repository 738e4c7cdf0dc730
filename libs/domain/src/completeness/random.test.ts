import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someDossier } from '../../test/arbitrary.js';
import {
  autofill,
  checkDraft,
  checkForSending,
  dossierSteps,
  dossierWarnings,
  eneaSheet,
  filingCounts,
  isTooLateError,
  nextStep,
  normaliseDossier,
  previousStep,
  requiredDocuments,
  STEP_IDS,
  stepFromUrl,
  type DossierForm,
} from '../index.js';

const TODAY = '2026-11-21';
const RUNS = { numRuns: 1000 };
const documentsOf = (form: DossierForm, areUploaded: boolean) =>
  requiredDocuments(form).map((item) => ({ ...item, isUploaded: areUploaded }));

describe('dossiers as people leave them', { timeout: 240_000 }, () => {
  it('can be sent when, and only when, the stepper shows every step complete', () => {
    let sendable = 0;
    fc.assert(
      fc.property(someDossier, fc.boolean(), (form, areUploaded) => {
        const documents = documentsOf(form, areUploaded);
        const errors = checkForSending(form, documents, TODAY).filter(
          (error) => !isTooLateError(error),
        );
        const open = dossierSteps(form, 'fitter', { today: TODAY, documents }).filter(
          ({ number }) => !form.acquisizioneBeneficiario || number < 2 || number > 5,
        );
        expect(open.every(({ complete }) => complete)).toBe(errors.length === 0);
        if (errors.length === 0) {
          sendable += 1;
          const { numEcobonus, numBonusCasa } = filingCounts(form);
          expect(numEcobonus + numBonusCasa).toBeGreaterThan(0);
          expect(checkDraft(form)).toEqual([]);
        }
      }),
      RUNS,
    );
    // Otherwise the property would say little.
    expect(sendable).toBeGreaterThan(50);
  });

  it('are led by "Avanti" only to steps that may be opened, and an address never opens a locked one', () => {
    fc.assert(
      fc.property(someDossier, fc.constantFrom(...STEP_IDS), (form, id) => {
        for (const viewer of ['fitter', 'admin', 'beneficiary'] as const) {
          const steps = dossierSteps(form, viewer, { today: TODAY });
          const isOpen = (target: string | null) =>
            target === null || steps.some((step) => step.id === target && step.reachable);
          expect([
            isOpen(nextStep(steps, id)),
            isOpen(previousStep(steps, id)),
            isOpen(stepFromUrl(steps, id)),
          ]).toEqual([true, true, true]);
          expect(nextStep(steps, id)).not.toBe(id);
        }
      }),
      RUNS,
    );
  });

  it('are stored the same when stored twice, and stay as complete as they were', () => {
    fc.assert(
      fc.property(someDossier, (form) => {
        const stored = normaliseDossier(form);
        expect(normaliseDossier(stored)).toEqual(stored);
        expect(checkForSending(stored, [], TODAY).length).toBeLessThanOrEqual(
          checkForSending(form, [], TODAY).length + form.manufatti.serramenti.length,
        );
      }),
      RUNS,
    );
  });

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
      fc.property(someDossier, changed, (form, field) => {
        const once = autofill(form, field);
        const again = autofill(once.form, field);
        expect([again.filled, again.form]).toEqual([[], once.form]);
        for (const path of once.filled) expect(path).not.toBe('');
      }),
      RUNS,
    );
  });

  it('have a sheet and warnings with a rule and a source each', () => {
    fc.assert(
      fc.property(someDossier, (form) => {
        for (const { message, rule, source } of dossierWarnings(form))
          expect([message, rule, source].every((text) => text !== '')).toBe(true);
        expect(eneaSheet(form).length).toBeGreaterThan(5);
      }),
      RUNS,
    );
  });
});
