import type { FieldError } from '../completeness/field-error.js';
import { DOCUMENT_CONDITIONS, type DocumentRow } from '../documents/index.js';
import type { EneaOpening } from '../deadlines/index.js';
import { SERVICE_TYPES } from '../enumerations/index.js';
import {
  eachOf,
  flag,
  line,
  list,
  object,
  refuseRepeated,
  whole,
  type SettingField,
} from './setting-fields.js';
import { findTemplatePointsFault, MAX_TEMPLATE_POINTS } from './template-points.js';

const filings: SettingField = { ...whole(0, 9), messages: { min: 'Non può essere negativo.' } };
const presence: SettingField = { is: 'flag', isNullable: true };

const CODE_MESSAGE = 'Solo lettere maiuscole e cifre, da 2 a 20.';
const findCodeFault = (text: string): string | null =>
  /^[A-Z][A-Z0-9_]{1,19}$/.test(text) ? null : CODE_MESSAGE;

const findConditionFaults = ({ need, condition }: DocumentRow): FieldError[] =>
  condition === undefined && Object.values(need).includes('C')
    ? [
        {
          field: 'condition',
          message: 'Indica la condizione del documento obbligatorio a condizione.',
        },
      ]
    : [];

const findPeriodFaults = (opening: EneaOpening): FieldError[] =>
  (['worksEndedTo', 'opensOn'] as const)
    .filter((key) => opening[key] !== '' && opening[key] < opening.worksEndedFrom)
    .map((field) => ({ field, message: 'Non può precedere l’inizio del periodo.' }));

/** Kinds about dossiers. */
export const dossierShapes = {
  interventionMatrix: object({
    rows: list(
      object({
        services: { is: 'services' },
        hasWindows: presence,
        hasShadings: presence,
        products: line(160),
        ecobonus: filings,
        bonusCasa: filings,
        calcoloEnergetico: filings,
      }),
      { count: 50, message: 'Al massimo 50 righe.' },
      { min: { count: 1, message: 'Serve almeno una riga.' } },
    ),
  }),
  documentSet: list(
    object(
      {
        code: line(20, { rule: findCodeFault }),
        name: line(160),
        need: eachOf(
          SERVICE_TYPES.map(({ value }) => value),
          { is: 'choice', values: ['M', 'O', 'C'], isNullable: true },
        ),
        condition: {
          is: 'choice',
          values: Object.keys(DOCUMENT_CONDITIONS),
          isNullable: true,
        },
      },
      findConditionFaults,
    ),
    { count: 60, message: 'Al massimo 60 documenti.' },
    {
      min: { count: 1, message: 'Serve almeno un documento.' },
      rule: refuseRepeated('code', 'Lo stesso codice compare due volte.'),
    },
  ),
  eneaOpenings: list(
    object(
      {
        worksEndedFrom: { is: 'day' },
        worksEndedTo: { is: 'day' },
        expenseYear: { ...whole(2020, 2100), isNullable: true },
        opensOn: { is: 'day' },
      },
      findPeriodFaults,
    ),
    { count: 50, message: 'Al massimo 50 aperture.' },
  ),
  returnReasons: list(
    object({
      title: line(60),
      text: line(600, { isMultiline: true }),
      isForRejection: flag,
      points: list(
        null,
        { count: MAX_TEMPLATE_POINTS, message: `Al massimo ${MAX_TEMPLATE_POINTS} punti.` },
        { isNullable: true, rule: findTemplatePointsFault },
      ),
    }),
    { count: 40, message: 'Al massimo 40 motivi.' },
  ),
} satisfies Record<string, SettingField>;
