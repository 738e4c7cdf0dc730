import {
  cleanTaxCode,
  isTaxCode,
  type PaperTextRule,
  type PaperTexts,
  type Placeholder,
  checkTaxCode,
} from '@pratiche/domain';
import {
  CONTRACT_PLACEHOLDERS,
  findPlaceholderFault,
  PAPER_TEXT_RULES,
} from '@pratiche/domain/settings';
import {
  createDto,
  NestedField,
  NestedListField,
  TextField,
} from '../../platform/validation/index.js';
import { LineToFillInField, RequiredLineField } from './setting-fields.decorator.js';

const MISSING_VALUES = 'Valori mancanti.';

/** Longest name of an edition: it is a column beside what was signed. */
const EditionField = (): PropertyDecorator =>
  TextField({
    max: 40,
    characters: 'line',
    trim: 'after',
    blank: 'refused',
    pattern: /^[\p{L}\d][\p{L}\d .\-/]*$/u,
    messages: { pattern: 'Solo lettere, cifre, punti, trattini e barre.' },
  });

/** Printed as it is: no markup, only placeholders that mean something there. */
const PrintedTextField = (
  max: number,
  allowed: readonly Placeholder[],
  required: readonly Placeholder[] = [],
  blank: 'refused' | 'kept' = 'refused',
): PropertyDecorator =>
  TextField({
    max,
    characters: 'lines',
    trim: 'after',
    blank,
    rule: (text) => findPlaceholderFault(text, allowed, required),
  });

const createTextsDto = <Texts extends object>(
  name: string,
  rules: Readonly<Record<keyof Texts, PaperTextRule>>,
) =>
  createDto<Texts>(
    name,
    Object.fromEntries(
      Object.entries<PaperTextRule>(rules).map(([key, { max, allowed, required }]) => [
        key,
        PrintedTextField(max, allowed, required),
      ]),
    ) as { [Key in keyof Texts]-?: PropertyDecorator },
  );

export class DelegaTextsDto extends createTextsDto<PaperTexts['delega']>(
  'DelegaTextsDto',
  PAPER_TEXT_RULES.delega,
) {}
export class AttoTextsDto extends createTextsDto<PaperTexts['atto']>(
  'AttoTextsDto',
  PAPER_TEXT_RULES.atto,
) {}
export class ReqTextsDto extends createTextsDto<PaperTexts['req']>(
  'ReqTextsDto',
  PAPER_TEXT_RULES.req,
) {}
export class CongrTextsDto extends createTextsDto<PaperTexts['congr']>(
  'CongrTextsDto',
  PAPER_TEXT_RULES.congr,
) {}

/** The wording of the papers of a dossier. */
export class PaperTextsDto {
  @EditionField()
  edition!: string;

  @NestedField(() => DelegaTextsDto, { message: MISSING_VALUES })
  delega!: DelegaTextsDto;

  @NestedField(() => AttoTextsDto, { message: MISSING_VALUES })
  atto!: AttoTextsDto;

  @NestedField(() => ReqTextsDto, { message: MISSING_VALUES })
  req!: ReqTextsDto;

  @NestedField(() => CongrTextsDto, { message: MISSING_VALUES })
  congr!: CongrTextsDto;
}

export class ContractClauseDto {
  @RequiredLineField(120)
  title!: string;

  @PrintedTextField(3_000, CONTRACT_PLACEHOLDERS)
  text!: string;

  @PrintedTextField(4_000, CONTRACT_PLACEHOLDERS, [], 'kept')
  points!: string;
}

/** The wording of the contract. */
export class ContractTextsDto {
  @EditionField()
  edition!: string;

  @NestedListField(() => ContractClauseDto, {
    max: 30,
    messages: { type: MISSING_VALUES, max: 'Al massimo 30 clausole.' },
  })
  clauses!: ContractClauseDto[];

  @PrintedTextField(1_000, [])
  closing!: string;

  @PrintedTextField(1_500, [])
  approval!: string;
}

const findTaxCodeFault = (text: string): string | null =>
  checkTaxCode(text, '', false)[0]?.message ??
  (isTaxCode(cleanTaxCode(text)) ? null : 'Codice fiscale non valido: controlla i caratteri.');

/** Who enters filings on ENEA's site; all blank until first given. */
export class EneaIntermediaryDto {
  @LineToFillInField(120)
  name!: string;

  @TextField({
    max: 30,
    characters: 'line',
    trim: 'after',
    rule: findTaxCodeFault,
    clean: (text) => cleanTaxCode(text),
  })
  ssn!: string;
}
