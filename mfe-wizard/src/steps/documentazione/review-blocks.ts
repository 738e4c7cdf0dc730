import {
  EXPENSE_FIELDS,
  productTypes,
  stepSequence,
  type DossierForm,
  type StepId,
} from '@pratiche/domain';
import { shownValue, specOf } from '../../fields/catalog/index.js';
import { LISTS } from '../manufatti/lists.js';
import { reviewFields } from './review-fields.js';

interface Line {
  label: string;
  value: string;
}

interface Block {
  title?: string;
  lines: Line[];
}

/** Everything that was filled in, by step; what is empty is left out. */
export function blocksOf(form: DossierForm): { step: StepId; blocks: Block[] }[] {
  const plain = (step: StepId): Block => ({
    lines: lines(reviewFields(step, form).map((key) => [key, form[key]])),
  });
  const lists: Partial<Record<StepId, Block[]>> = {
    beneficiario: rows('otherBeneficiaries', 'Altro beneficiario', form.otherBeneficiaries),
    manufatti: (['serramenti', 'schermature', 'chiusure'] as const).flatMap((list) =>
      rows(
        `manufatti.${list}`,
        LISTS[list].row,
        form.manufatti[list].map((row) => asAsked(row, LISTS[list].fields)),
      ),
    ),
    impianto: rows('generatori', 'Generatore', form.generatori),
    spese: productTypes(form).map((type) => expenses(form, type)),
  };
  return stepSequence(form.serviceType, 'fitter').flatMap((step) => {
    const filled = [plain(step), ...(lists[step] ?? [])].filter((block) => block.lines.length > 0);
    return filled.length > 0 ? [{ step, blocks: filled }] : [];
  });
}

const rows = (path: string, row: string, list: readonly object[]): Block[] =>
  list.map((values, index) => ({
    title: `${row} ${index + 1}`,
    lines: lines(leaves(`${path}.${index}`, values)),
  }));

/** A row with its values in the order the step asks for them; what it asks for apart comes last. */
const asAsked = (row: object, fields: readonly string[]): object => ({
  ...Object.fromEntries(
    fields.map((field) => [field, (row as Readonly<Record<string, unknown>>)[field]]),
  ),
  ...row,
});

/** Every single value below a path. */
const leaves = (path: string, values: object): [string, unknown][] =>
  Object.entries(values as Readonly<Record<string, unknown>>).flatMap(
    ([key, value]): [string, unknown][] =>
      typeof value === 'object' && value !== null
        ? leaves(`${path}.${key}`, value)
        : [[`${path}.${key}`, value]],
  );

const expenses = (form: DossierForm, type: keyof typeof LISTS): Block => ({
  title: LISTS[type].title,
  lines: lines(EXPENSE_FIELDS[type].map((key) => [`spese.${key}`, form.spese[key]])),
});

const lines = (values: [string, unknown][]): Line[] =>
  values
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([path, value]) => ({ label: specOf(path).label, value: shownValue(path, value) }));
