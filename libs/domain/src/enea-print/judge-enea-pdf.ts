import { ENEA_FILINGS } from '../filings/index.js';
import {
  findCpidInFile,
  findFilingFileDoubt,
  findOtherTaxCode,
  type FilingFileDoubt,
} from '../filings/index.js';
import { compareEneaPrint, type ExpectedPrint } from './compare-enea-print.js';
import type { ComparedValue } from './compared-value.js';
import { parsePrintedDay } from './print-text.js';
import type { EneaPrint, PdfReading } from './read-enea-print.js';

export const ENEA_READING_KINDS = [
  'compared',
  'unreadable',
  'otherPaper',
  'otherDossier',
  'severalCpids',
] as const;
/**
 * `unreadable`: a scan has no text; `otherPaper`: no print of ENEA's form; `otherDossier`: the print of
 * another declaration; `severalCpids`: prints of several in one file.
 */
export type EneaReadingKind = (typeof ENEA_READING_KINDS)[number];

/** Judgement of a PDF beside a declaration of a dossier. */
export interface EneaReading {
  readonly kind: EneaReadingKind;
  /** The print of a draft has no CPID and no day of sending. */
  readonly isDraft: boolean;
  /** The only one of a file of this dossier. */
  readonly cpid: string | null;
  /** Says of another dossier's print or another person's paper to whom it belongs, as far as it can be read. */
  readonly owner: string | null;
  /** Speaks against the file of a CPID or a receipt, whatever paper it is. */
  readonly doubt: FilingFileDoubt | null;
  /** In ENEA's order; empty of a PDF that is not compared. */
  readonly values: readonly ComparedValue[];
}

const CADASTRE = ['cadastralSheet', 'cadastralParcel', 'cadastralSubordinate'] as const;
const ADDRESS = ['Address', 'Zip', 'Municipality'] as const;
const MARKS_OF_A_DOSSIER = 4;

/**
 * Tells a print of this dossier from another's: of tax code, comma, both days and the home (two cadastral numbers, or
 * the whole address) one may differ, and is then a difference. Another tax code must have the same name.
 */
function isIdentified(values: readonly ComparedValue[]): boolean {
  const isEqual = (key: string) =>
    values.some((value) => value.key === key && value.outcome === 'equal' && value.ours !== null);
  const numbers = CADASTRE.filter((name) => isEqual(`cadastre.${name}`));
  const hasAddress = ADDRESS.every((part) => isEqual(`location.immovable${part}`));
  const marks = [
    isEqual('beneficiary.beneficiarySsn'),
    isEqual('comma'),
    isEqual('intervention.interventionStartDate'),
    isEqual('intervention.interventionEndDate'),
    numbers.length > 1 || hasAddress,
  ];
  const isNamed =
    isEqual('beneficiary.beneficiaryCompanyName') ||
    (isEqual('beneficiary.beneficiaryFirstName') && isEqual('beneficiary.beneficiaryLastName'));
  return marks.filter(Boolean).length >= MARKS_OF_A_DOSSIER && (marks[0] === true || isNamed);
}

/** "Ada Neri, NREDAA80A41F205X, comma 345A, lavori dal 01/09/2026 al 12/10/2026". */
function describeOwner({ values, comma }: EneaPrint): string | null {
  const read = (key: string) => values[key]?.trim() ?? '';
  const name = [
    read('beneficiary.beneficiaryCompanyName'),
    read('beneficiary.beneficiaryFirstName'),
    read('beneficiary.beneficiaryLastName'),
  ].join(' ');
  const start = parsePrintedDay(read('intervention.interventionStartDate'));
  const end = parsePrintedDay(read('intervention.interventionEndDate'));
  const parts = [
    name.trim(),
    read('beneficiary.beneficiarySsn'),
    comma === null ? '' : `comma ${comma}`,
    start !== null && end !== null ? `lavori dal ${start} al ${end}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** Says what a PDF is to a declaration of a dossier, and compares it where it is its print. */
export function judgeEneaPdf({ text, print }: PdfReading, expected: ExpectedPrint): EneaReading {
  const { form, cpid: written } = expected;
  const doubt = findFilingFileDoubt(text, form, written);
  const about = { isDraft: print !== null && !print.isFiled, owner: null, doubt, values: [] };
  if (doubt === 'unreadable') return { ...about, kind: 'unreadable', cpid: null };
  if (print === null)
    return {
      ...about,
      kind: 'otherPaper',
      cpid: findCpidInFile(text, form),
      owner: doubt === 'unrelated' ? findOtherTaxCode(text, form) : null,
    };
  if (print.cpids.length > 1) return { ...about, kind: 'severalCpids', cpid: null };
  const values = compareEneaPrint(print, expected);
  if (!isIdentified(values))
    return { ...about, kind: 'otherDossier', cpid: null, owner: describeOwner(print) };
  return { ...about, kind: 'compared', cpid: print.cpids[0] ?? null, values };
}

/** A difference that is confirmed before a step. */
export type WeightyDifference = Pick<ComparedValue, 'key' | 'label' | 'ours' | 'theirs'>;

/** The differences of a reading that a step asks to confirm, each with a reason. */
export function listWeightyDifferences({
  kind,
  owner,
  values,
}: Pick<EneaReading, 'kind' | 'owner' | 'values'>): WeightyDifference[] {
  if (kind === 'otherDossier')
    return [{ key: 'identity', label: 'PDF di un’altra pratica', ours: null, theirs: owner }];
  if (kind === 'severalCpids')
    return [{ key: 'cpids', label: 'Più codici CPID nel PDF', ours: null, theirs: null }];
  return values
    .filter(({ outcome, isWeighty }) => isWeighty && outcome === 'different')
    .map(({ key, label, title, ours, theirs }) => ({
      key,
      label: /^(?:window|shading|shutter|other)\./.test(key) ? `${title}: ${label}` : label,
      ours,
      theirs,
    }));
}

/** Declarations by comma, to find the one that a print is of. */
export const findPrintedFiling = <Filing extends keyof typeof ENEA_FILINGS>(
  { print }: PdfReading,
  filings: readonly Filing[],
): Filing | null =>
  filings.find((filing) => print !== null && ENEA_FILINGS[filing].comma === print.comma) ?? null;
