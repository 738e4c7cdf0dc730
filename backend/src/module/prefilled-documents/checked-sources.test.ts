import {
  BUILT_IN_SETTINGS,
  CLIMATE_ZONES,
  PAPER_CODES,
  SERVICE_TYPES,
  createAllRules,
  createEmptyDossierForm,
  createEmptyOtherBeneficiary,
  toRuleSettings,
  type DossierForm,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { createPaperData, mixed } from '../../../test/kit/paper-fixtures.js';
import { pdfText } from '../../../test/kit/pdf-text.js';
import { costFacSimile, requirementsFacSimile } from '../../library/starter/fac-similes.starter.js';
import { renderStarter } from '../../library/starter-file.service.js';
import { listPrintedLines } from './prefilled-document.factory.js';

const UNCHECKED = /da\s+verificare/i;

/** Tables that the office has entered without having read their source. */
const unchecked = toRuleSettings({
  current: SETTING_DEFAULTS,
  dated: {
    uLimits: [entry(BUILT_IN_SETTINGS.uLimits[0].values)],
    uLimitsEcobonus: [entry(BUILT_IN_SETTINGS.uLimitsEcobonus[0].values)],
    solarTransmission: [entry(BUILT_IN_SETTINGS.solarTransmission[0].values)],
    costCeilings: [entry(BUILT_IN_SETTINGS.costCeilings[0].values)],
  },
});

function entry<Values>(values: Values) {
  return { validFrom: '2026-06-03', source: 'D.M. 28/10/2025, fonte da verificare', values };
}

const SETTINGS = [
  ['built-in tables', BUILT_IN_SETTINGS],
  ['tables that nobody has checked', unchecked],
] as const;

/** Before every table, within the checked days, and after them. */
const STARTS = [null, '2019-05-02', '2026-03-02', '2026-06-03', '2027-02-01'];
const BENEFICIARIES: Partial<DossierForm>[] = [
  {},
  { isCompany: true, beneficiaryCompanyName: 'Ellera Snc' },
  { otherBeneficiaries: [createEmptyOtherBeneficiary()] },
  { acquisizioneBeneficiario: true },
];

const FORMS: DossierForm[] = [
  createEmptyDossierForm(),
  ...SERVICE_TYPES.flatMap(({ value: serviceType }) =>
    STARTS.flatMap((interventionStartDate) =>
      [null, ...CLIMATE_ZONES.map(({ value }) => value)].flatMap((immovableClimateZone) =>
        BENEFICIARIES.map((beneficiary) => ({
          ...mixed,
          serviceType,
          interventionStartDate,
          immovableClimateZone,
          ...beneficiary,
        })),
      ),
    ),
  ),
];

describe.each(SETTINGS)('with %s', (_, settings) => {
  const rules = createAllRules(settings);

  it.each(PAPER_CODES)('no variant of %s calls a limit or source unchecked', (code) => {
    const doubted = FORMS.flatMap((form) => listPrintedLines(code, createPaperData(form), rules))
      .map(({ label, text }) => `${label}: ${text ?? ''}`)
      .filter((line) => UNCHECKED.test(line));
    expect([...new Set(doubted)]).toEqual([]);
  });

  it.each([requirementsFacSimile, costFacSimile])(
    'nor does the fac-simile $slug',
    async (starter) => {
      expect(pdfText(await renderStarter(starter, rules))).not.toMatch(UNCHECKED);
    },
  );
});

it('names the limit with the year of its value where the source was not checked', () => {
  const form: DossierForm = {
    ...mixed,
    serviceType: 2,
    interventionStartDate: '2026-06-03',
    immovableClimateZone: 'E',
  };
  const linesWith = (settings: typeof BUILT_IN_SETTINGS) =>
    listPrintedLines('REQ', createPaperData(form), createAllRules(settings))
      .map(({ text }) => text ?? '')
      .join('\n');
  expect(linesWith(BUILT_IN_SETTINGS)).toContain('zona climatica E: 1,40 W/m²K, valore 2021.');
  expect(linesWith(unchecked)).toContain('zona climatica E: 1,40 W/m²K, valore 2026.');
  expect(linesWith(unchecked)).toContain('gtot al massimo 0,35, valore 2026');
});
