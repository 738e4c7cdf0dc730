import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { validDossierForm, validShading } from '../../test/dossier-fixtures.js';
import { type DossierForm, type Viewer, BUILT_IN_SETTINGS, createDossierRules } from '../index.js';

const { buildStepStates } = createDossierRules(BUILT_IN_SETTINGS);

const reachable = (form: DossierForm, viewer: Viewer = 'fitter') =>
  buildStepStates(form, viewer)
    .filter((step) => step.reachable)
    .map(({ id }) => id);

describe('random dossiers', () => {
  const good = validDossierForm({ acquisizioneBeneficiario: false });
  const keys = Object.keys(good) as (keyof DossierForm)[];
  const blankable = keys.filter(
    (key) => good[key] !== null && typeof good[key] !== 'object' && typeof good[key] !== 'boolean',
  );
  const arbitrary = fc
    .record({
      blank: fc.subarray(blankable, { maxLength: 3 }),
      service: fc.constantFrom(1, 2, 3),
      acquisition: fc.boolean(),
      shading: fc.boolean(),
    })
    .map(({ blank, service, acquisition, shading }): DossierForm => ({
      ...good,
      serviceType: service as 1 | 2 | 3,
      acquisizioneBeneficiario: acquisition,
      manufatti: { ...good.manufatti, schermature: shading ? [validShading()] : [] },
      ...Object.fromEntries(blank.map((key) => [key, null])),
    }));

  it('open from the left without gaps, apart from the locked steps', () => {
    fc.assert(
      fc.property(arbitrary, (form) => {
        const steps = buildStepStates(form, 'fitter').filter(
          ({ number }) => !form.acquisizioneBeneficiario || number < 2 || number > 6,
        );
        const firstClosed = steps.findIndex((step) => !step.reachable);
        if (firstClosed >= 0)
          expect(steps.slice(firstClosed).some((step) => step.reachable)).toBe(false);
        expect(steps[0]?.reachable).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('are complete only where they may be opened and have no errors; filling a field closes nothing', () => {
    fc.assert(
      fc.property(
        arbitrary,
        fc.constantFrom(...blankable.filter((key) => key !== 'serviceType')),
        (form, key) => {
          for (const step of buildStepStates(form, 'fitter')) {
            if (step.complete) expect([step.reachable, step.errors]).toEqual([true, []]);
            expect(step.reachable).toBe(step.lockedReason === null);
          }
          const filled = { ...form, [key]: good[key] };
          const before = reachable(form);
          expect(reachable(filled)).toEqual(expect.arrayContaining(before));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
