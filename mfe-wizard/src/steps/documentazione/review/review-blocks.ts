import {
  EXPENSE_FIELDS,
  EXPENSE_SPLIT_FIELDS,
  listProductTypes,
  type DossierForm,
  type StepId,
  type DossierRules,
  isOtherApplicantField,
  listStepIds,
  STEP_FIELDS,
} from '@pratiche/domain';
import { formatFieldValue, getFieldSpec } from '../../../catalog/field-catalog.js';
import { PRODUCT_LISTS } from '../../../catalog/product-lists.js';
import { CATALOG_TEXTS } from '../../../catalog/texts.js';

interface ReviewLine {
  label: string;
  value: string;
}

export interface ReviewBlock {
  title?: string;
  lines: ReviewLine[];
}

/** All entered values, by step; empty values are left out, and what a reader is spared. */
export function buildReviewBlocks(
  form: DossierForm,
  rules: DossierRules,
  spared: ReadonlySet<keyof DossierForm> = new Set(),
): { step: StepId; blocks: ReviewBlock[] }[] {
  const plain = (step: StepId): ReviewBlock => ({
    lines: reviewLines(
      listReviewFields(step, form)
        .filter((key) => !spared.has(key))
        .map((key) => [key, form[key]]),
      rules,
    ),
  });
  const lists: Partial<Record<StepId, ReviewBlock[]>> = {
    beneficiario: rowBlocks(
      'otherBeneficiaries',
      CATALOG_TEXTS.otherBeneficiary,
      form.otherBeneficiaries,
      rules,
    ),
    manufatti: (['serramenti', 'schermature', 'chiusure'] as const).flatMap((list) =>
      rowBlocks(
        `manufatti.${list}`,
        PRODUCT_LISTS[list].rowLabel,
        form.manufatti[list].map((row) => orderRowFields(row, PRODUCT_LISTS[list].fields)),
        rules,
      ),
    ),
    impianto: rowBlocks('generatori', CATALOG_TEXTS.generator, form.generatori, rules),
    spese: listProductTypes(form).map((type) => expenseBlock(form, type, rules)),
  };
  return listStepIds(form.serviceType, 'fitter').flatMap((step) => {
    const filled = [plain(step), ...(lists[step] ?? [])].filter((block) => block.lines.length > 0);
    return filled.length > 0 ? [{ step, blocks: filled }] : [];
  });
}

const rowBlocks = (
  path: string,
  row: string,
  list: readonly object[],
  rules: DossierRules,
): ReviewBlock[] =>
  list.map((values, index) => ({
    title: `${row} ${index + 1}`,
    lines: reviewLines(flattenValues(`${path}.${index}`, values), rules),
  }));

/** Orders the values of a row as the step shows them; values shown separately come last. */
const orderRowFields = (row: object, fields: readonly string[]): object => ({
  ...Object.fromEntries(
    fields.map((field) => [field, (row as Readonly<Record<string, unknown>>)[field]]),
  ),
  ...row,
});

/** Every single value below a path. */
const flattenValues = (path: string, values: object): [string, unknown][] =>
  Object.entries(values as Readonly<Record<string, unknown>>).flatMap(
    ([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? flattenValues(`${path}.${key}`, value)
        : [[`${path}.${key}`, value]],
  );

const expenseBlock = (
  form: DossierForm,
  type: keyof typeof PRODUCT_LISTS,
  rules: DossierRules,
): ReviewBlock => ({
  title: PRODUCT_LISTS[type].title,
  lines: reviewLines(
    [...Object.values(EXPENSE_SPLIT_FIELDS[type]), ...EXPENSE_FIELDS[type]].map((key) => [
      `spese.${key}`,
      form.spese[key],
    ]),
    rules,
  ),
});

const reviewLines = (values: [string, unknown][], rules: DossierRules): ReviewLine[] =>
  values
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([path, value]) => ({
      label: getFieldSpec(path).label,
      value: formatFieldValue(path, value, rules),
    }));

type FormKeys = readonly (keyof DossierForm)[];

/** An address is listed in the order in which it is written, not in the order of autofill. */
const ADDRESS_FIELDS: Partial<Record<StepId, FormKeys>> = {
  residenza: [
    'beneficiaryResidentialAddress',
    'beneficiaryResidentialAddressNumber',
    'beneficiaryResidentialZip',
    'beneficiaryResidentialMunicipality',
    'beneficiaryResidentialProvince',
    'beneficiaryResidentialNation',
  ],
  ubicazione: [
    'immovableAddress',
    'immovableAddressNumber',
    'immovableStair',
    'immovableInterior',
    'immovableZip',
    'immovableMunicipality',
    'immovableProvince',
    'immovableClimateZone',
  ],
};

/** Plain values of a step, in the order they are read before sending; lists and groups are read apart. */
function listReviewFields(step: StepId, form: DossierForm): FormKeys {
  const isPlain = (key: keyof DossierForm) => typeof form[key] !== 'object' || form[key] === null;
  return (ADDRESS_FIELDS[step] ?? STEP_FIELDS[step]).filter(
    (key) =>
      isPlain(key) &&
      !isOtherApplicantField(form, key) &&
      // A single beneficiary has the whole expense.
      (key !== 'beneficiaryExpenseShare' || form.otherBeneficiaries.length > 0),
  );
}
