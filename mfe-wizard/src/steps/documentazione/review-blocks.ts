import { productTypes, stepSequence, type DossierForm, type StepId } from '@pratiche/domain';
import { shownValue, specOf } from '../../fields/catalog/index.js';
import { LISTS } from '../manufatti/lists.js';
import { CATASTO, COMPANY, IMMOBILE, IMPIANTO, INTERVENTO, PERSON, RESIDENZA, SERVIZIO, UBICAZIONE } from './review-fields.js';

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
  const plain = (keys: readonly (keyof DossierForm)[]): Block[] => [{ lines: lines(keys.map((key) => [key, form[key]])) }];
  const blocks: Partial<Record<StepId, Block[]>> = {
    servizio: plain(SERVIZIO),
    beneficiario: [...plain(form.isCompany ? COMPANY : PERSON), ...rows('otherBeneficiaries', 'Altro beneficiario', form.otherBeneficiaries)],
    residenza: plain(RESIDENZA), ubicazione: plain(UBICAZIONE), catasto: plain(CATASTO), immobile: plain(IMMOBILE), intervento: plain(INTERVENTO),
    manufatti: (['serramenti', 'schermature', 'chiusure'] as const).flatMap((list) => rows(`manufatti.${list}`, LISTS[list].row, form.manufatti[list].map((row) => asAsked(row, LISTS[list].fields)))),
    impianto: [...plain(IMPIANTO), ...rows('generatori', 'Generatore', form.generatori)],
    spese: productTypes(form).map((type) => expenses(form, type)),
  };
  return stepSequence(form.serviceType, 'fitter').flatMap((step) => {
    const filled = (blocks[step] ?? []).filter((block) => block.lines.length > 0);
    return filled.length > 0 ? [{ step, blocks: filled }] : [];
  });
}

const rows = (path: string, row: string, list: readonly object[]): Block[] =>
  list.map((values, index) => ({
    title: `${row} ${index + 1}`,
    lines: lines(leaves(`${path}.${index}`, values)),
  }));

/** A row with its values in the order the step asks for them; what it asks for apart comes last. */
const asAsked = (row: object, fields: readonly string[]): object =>
  ({ ...Object.fromEntries(fields.map((field) => [field, (row as Readonly<Record<string, unknown>>)[field]])), ...row });

/** Every single value below a path. */
const leaves = (path: string, values: object): [string, unknown][] =>
  Object.entries(values as Readonly<Record<string, unknown>>).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null ? leaves(`${path}.${key}`, value) : [[`${path}.${key}`, value]]);

function expenses(form: DossierForm, type: keyof typeof LISTS): Block {
  const product = { serramenti: 'Serramenti', schermature: 'Schermature', chiusure: 'Chiusure' } as const;
  const keys = [`spesaDetraibile${product[type]}`, `speseProfessionali${product[type]}`] as const;
  return { title: LISTS[type].title, lines: lines(keys.map((key) => [`spese.${key}`, form.spese[key]])) };
}

const lines = (values: [string, unknown][]): Line[] => values
  .filter(([, value]) => value !== null && value !== undefined && value !== '')
  .map(([path, value]) => ({ label: specOf(path).label, value: shownValue(path, value) }));
