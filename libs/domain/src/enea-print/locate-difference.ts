import type { DossierForm } from '../dossier/index.js';
import type { EneaSheetBlock } from '../enea-sheet/index.js';
import { listInterventionKinds, type EneaFiling } from '../filings/index.js';
import { canOfficeEdit, isOfficeEditPath } from '../office-edit/index.js';
import { isLowEmissiveAsked, type LowEmissiveField } from '../products/index.js';
import type { StatusCode } from '../statuses/index.js';
import { findStepByPath } from '../steps/step-fields.js';
import { CLIMATE_ZONE_KEY } from './print-questions.js';

/**
 * Leads to what a difference is about: a field of the office's edit, the number of the declaration
 * that the back office writes, or the field or block of the sheet, which is mended by corrections or
 * on the site.
 */
export type DifferencePlace =
  | { readonly kind: 'edit'; readonly path: string }
  | { readonly kind: 'part'; readonly part: 'cpid' | 'energySaving' }
  | { readonly kind: 'sheet'; readonly key: string };

/** The dossier that a print was compared with. */
export interface DifferenceSource {
  readonly form: DossierForm;
  readonly filing: EneaFiling;
  readonly status: StatusCode;
  readonly sheet: readonly EneaSheetBlock[];
}

const PARTS: Readonly<Record<string, 'cpid' | 'energySaving'>> = {
  cpid: 'cpid',
  'calculation.risparmio': 'energySaving',
};

const LISTS: Readonly<Record<string, string>> = {
  window: 'manufatti.serramenti',
  shading: 'manufatti.schermature',
  shutter: 'manufatti.chiusure',
  generator: 'generatori',
  other: 'otherBeneficiaries',
};

/** What several fields of the sheet answer together, or one of another name. */
const SHEET_KEYS: Readonly<Record<string, string>> = {
  [CLIMATE_ZONE_KEY]: 'location.immovableClimateZone',
  'calculation.detrazione': 'calculation.spesaAliquotaAlta',
};

const GLASS_ANSWERS: Readonly<Record<string, LowEmissiveField>> = {
  tipologiaVetroPre: 'vetroBassoEmissivoPre',
  tipologiaVetroPost: 'vetroBassoEmissivoPost',
};

/** ENEA's glass is our glass, with an answer beside it. */
function toAnswer(form: DossierForm, at: number, field: string): string {
  const answer = GLASS_ANSWERS[field];
  const row = form.manufatti.serramenti[at];
  const glass = field === 'tipologiaVetroPre' ? row?.tipologiaVetroPre : row?.tipologiaVetroPost;
  return answer !== undefined && isLowEmissiveAsked(glass ?? null) ? answer : field;
}

const nameOther = ({ otherBeneficiaries }: DossierForm, at: number): string =>
  otherBeneficiaries[at]?.isCompany === true ? 'beneficiaryCompanyName' : 'beneficiaryLastName';

/** Path of the form of a field of the sheet; `null` where no single field has the answer. */
function findFormPath(key: string, form: DossierForm): string | null {
  const [block = '', ...rest] = key.split('.');
  const list = LISTS[block];
  const [number = '', field] = rest;
  if (list === undefined) return findStepByPath(number) === null ? null : number;
  if (field === undefined) return null;
  const at = Number(number) - 1;
  return `${list}.${at}.${block === 'window' ? toAnswer(form, at, field) : field}`;
}

/** The field of the sheet of a difference; a second declaration has blocks of its own. */
function findSheetKey(key: string, { form, filing, sheet }: DifferenceSource): string | null {
  const at = listInterventionKinds(form).indexOf(filing);
  const own = key.replace(/^(expenses|calculation)\./, at > 0 ? `$1.${at + 1}.` : '$1.');
  const isProduct = ({ key: block }: EneaSheetBlock): boolean =>
    filing === 'schermature' ? /^sh(?:ading|utter)\./.test(block) : block.startsWith('window.');
  // A row of the PDF that the dossier has not leads to the rows that it has.
  const rows = /^Generatori/.test(key) ? 'generator.1' : sheet.find(isProduct)?.key;
  const candidates =
    key === 'comma'
      ? [`filing.${filing}.comma`, 'intervention.comma']
      : [own, key.replace(/\.[^.]+$/, ''), /^other\./.test(key) ? 'beneficiary' : (rows ?? '')];
  const keys = new Set(
    sheet.flatMap((block) => [block.key, ...block.fields.map((one) => one.key)]),
  );
  return candidates.find((candidate) => keys.has(candidate)) ?? null;
}

/** Finds where a difference is looked at or mended; `null` for a file that is of something else. */
export function locateDifference(key: string, source: DifferenceSource): DifferencePlace | null {
  const part = PARTS[key];
  if (part === 'cpid' || (part !== undefined && source.filing === 'schermature'))
    return { kind: 'part', part };
  if (key === 'identity' || key === 'cpids') return null;
  const { form, status } = source;
  const named = /^other\.\d+\.name$/.test(key)
    ? key.replace('name', nameOther(form, Number(key.split('.')[1]) - 1))
    : (SHEET_KEYS[key] ?? key);
  const path = findFormPath(named, form);
  if (path !== null && canOfficeEdit(status) && isOfficeEditPath(form, path))
    return { kind: 'edit', path };
  const sheetKey = findSheetKey(named, source);
  return sheetKey === null ? null : { kind: 'sheet', key: sheetKey };
}
