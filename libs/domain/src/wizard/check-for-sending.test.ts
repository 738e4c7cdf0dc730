import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import {
  validCompanyForm,
  validDossierForm,
  validShading,
  validWindow,
} from '../../test/dossier-fixtures.js';
import {
  addDays,
  listRequiredDocuments,
  type DossierForm,
  DOCUMENT_CATALOGUE,
  BUILT_IN_SETTINGS,
  createDossierRules,
  checkDraft,
  createEmptyDossierForm,
  END_DATE_FUTURE_MESSAGE,
  END_DATE_MISSING_MESSAGE,
  isDeadlineError,
  STEP_IDS,
  ZONE_MISSING_MESSAGE,
} from '../index.js';

const { checkForSending, checkStep } = createDossierRules(BUILT_IN_SETTINGS);

const uploaded = (form: DossierForm) =>
  listRequiredDocuments(form, DOCUMENT_CATALOGUE).map((item) => ({ ...item, isUploaded: true }));
const TODAY = '2026-11-21';

describe('sending', () => {
  it('finds nothing against a complete dossier of each service', () => {
    for (const form of [
      validDossierForm(),
      validCompanyForm(),
      validDossierForm({ serviceType: 2 }),
      validDossierForm({ serviceType: 3 }),
    ]) {
      expect(checkForSending(form, { documents: uploaded(form), today: TODAY })).toEqual([]);
    }
  });

  it('is refused from the 85th day after the works, unless ENEA opened later', () => {
    const form = validDossierForm({ interventionEndDate: '2026-10-01' });
    const last = addDays('2026-10-01', 84);
    expect(checkForSending(form, { documents: uploaded(form), today: last })).toEqual([]);
    const late = checkForSending(form, { documents: uploaded(form), today: addDays(last, 1) });
    expect(late).toEqual([
      {
        step: 'intervento',
        field: 'interventionEndDate',
        message:
          'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori',
      },
    ]);
    expect(late.some(isDeadlineError)).toBe(true);
    expect(
      createDossierRules({
        ...BUILT_IN_SETTINGS,
        eneaOpenings: [
          {
            worksEndedFrom: '2026-10-01',
            worksEndedTo: '2026-10-31',
            expenseYear: null,
            opensOn: '2026-10-15',
          },
        ],
      }).checkForSending(form, { documents: uploaded(form), today: addDays(last, 1) }),
    ).toEqual([]);
  });

  it('names the step of each error, the late date first, then documents last', () => {
    const form = validDossierForm({
      interventionEndDate: '2026-01-01',
      interventionStartDate: null,
      cadastralSheet: null,
    });
    const documents = [
      { code: 'FATTURA', isMandatory: true, isUploaded: false },
      { code: 'CF', isMandatory: false, isUploaded: false },
    ];
    expect(
      checkForSending(form, { documents, today: TODAY }).map(({ step, field }) => [step, field]),
    ).toEqual([
      ['intervento', 'interventionEndDate'],
      ['catasto', 'cadastralSheet'],
      ['intervento', 'interventionStartDate'],
      ['documentazione', 'documenti.FATTURA'],
    ]);
    expect(checkForSending(validDossierForm(), { documents, today: TODAY })).toEqual([
      { step: 'documentazione', field: 'documenti.FATTURA', message: 'Campo obbligatorio' },
    ]);
  });

  // "Sending needs an end date, not in the future" and "cannot be sent with the zone unknown unless
  // the provider acquires the data" (decisions of the portal).
  it.each([
    ['no end of works', { interventionEndDate: null }, [END_DATE_MISSING_MESSAGE]],
    ['works that end tomorrow', { interventionEndDate: '2026-11-22' }, [END_DATE_FUTURE_MESSAGE]],
    ['works that ended today', { interventionEndDate: TODAY }, []],
    [
      'no zone in Bonus Casa',
      { serviceType: 2, immovableClimateZone: null },
      [ZONE_MISSING_MESSAGE],
    ],
    ['no zone, to be acquired', { acquisizioneBeneficiario: true, immovableClimateZone: null }, []],
    [
      'no end of works, data to be acquired',
      { acquisizioneBeneficiario: true, interventionEndDate: null },
      [END_DATE_MISSING_MESSAGE],
    ],
  ] as [string, Partial<DossierForm>, string[]][])('with %s', (_, change, messages) => {
    const form = validDossierForm(change);
    expect(
      checkForSending(form, { documents: uploaded(form), today: TODAY }).map(
        ({ message }) => message,
      ),
    ).toEqual(messages);
    // Each step may be left like that.
    expect(checkStep(form, 'intervento')).toEqual([]);
    expect(checkDraft(form)).toEqual([]);
  });

  it('is refused when the identity document has expired', () => {
    const form = validDossierForm({ beneficiaryIdentificationDocDate: '2026-11-20' });
    expect(
      checkForSending(form, { documents: uploaded(form), today: TODAY }).map(({ field }) => field),
    ).toEqual(['beneficiaryIdentificationDocDate']);
  });

  it('does not ask the fitter for what the provider acquires', () => {
    const form = validDossierForm({
      acquisizioneBeneficiario: true,
      beneficiaryResidentialAddress: null,
      immovableAddress: null,
      cadastralSheet: null,
      immovableSurfaceArea: null,
    });
    expect(checkForSending(form, { documents: uploaded(form), today: TODAY })).toEqual([]);
    for (const viewer of ['admin', 'beneficiary'] as const) {
      expect(
        (['residenza', 'ubicazione', 'catasto', 'immobile'] as const).map(
          (step) => checkStep(form, step, { viewer }).length,
        ),
      ).toEqual([1, 1, 1, 1]);
    }
    expect(
      checkForSending(
        { ...form, acquisizioneBeneficiario: false },
        { documents: uploaded(form), today: TODAY },
      ),
    ).toHaveLength(4);
  });
});

describe('a draft', () => {
  it('may be as incomplete as it likes', () => {
    expect(checkDraft(createEmptyDossierForm())).toEqual([]);
    expect(
      checkDraft(
        validDossierForm({
          immovableClimateZone: 'F',
          manufatti: {
            serramenti: [validWindow({ trasmittanzaPost: 9 })],
            schermature: [],
            chiusure: [],
          },
        }),
      ),
    ).toEqual([]);
  });

  it('may not hold what no screen offers', () => {
    const form = validCompanyForm({
      serviceType: 2,
      immovableGeneralUse: 1,
      manufatti: {
        serramenti: Array.from({ length: 11 }, () => validWindow()),
        schermature: [validShading()],
        chiusure: [],
      },
    });
    expect(checkDraft(form).map(({ field }) => field)).toEqual([
      'isCompany',
      'immovableGeneralUse',
      'manufatti.schermature',
      'manufatti.serramenti',
    ]);
  });

  it('that is refused could not be sent either', () => {
    const arbitrary = fc.record({
      serviceType: fc.constantFrom(null, 1, 2, 3),
      isCompany: fc.boolean(),
      immovableGeneralUse: fc.constantFrom(null, 0, 1, 2),
      windows: fc.nat(12),
      shadings: fc.nat(12),
    });
    fc.assert(
      fc.property(
        arbitrary,
        ({ serviceType, isCompany, immovableGeneralUse, windows, shadings }) => {
          const form = validDossierForm({
            serviceType: serviceType as DossierForm['serviceType'],
            isCompany,
            immovableGeneralUse: immovableGeneralUse as DossierForm['immovableGeneralUse'],
            manufatti: {
              serramenti: Array.from({ length: windows }, () => validWindow()),
              schermature: Array.from({ length: shadings }, () => validShading()),
              chiusure: [],
            },
          });
          if (checkDraft(form).length > 0)
            expect(checkForSending(form, { documents: [], today: TODAY })).not.toEqual([]);
        },
      ),
    );
  });
});

describe('every step', () => {
  it('answers for an empty dossier without throwing', () => {
    expect(STEP_IDS.map((step) => checkStep(createEmptyDossierForm(), step).length > 0)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
