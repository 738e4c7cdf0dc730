import {
  ALIQUOTE_IVA,
  getTextCleaner,
  POSSESSION_TITLES,
  TIPI_GENERATORE,
  type Generatore,
  type Manufatti,
  type OtherBeneficiary,
  type Spese,
  NUMBER_BOUNDS,
  TEXT_BOUNDS,
  TEXT_MAX,
} from '@pratiche/domain';
import {
  BoundedNumberField,
  ChoiceField,
  createDto,
  FlagField,
  NestedListField,
  TextField,
} from '../../platform/validation/index.js';
import { ChiusuraDto, SchermaturaDto, SerramentoDto } from './product-row.dto.js';

/** A line of a dossier: blank is absent. */
export const lineField = (): PropertyDecorator =>
  TextField({ max: TEXT_MAX, characters: 'line', trim: 'after', blank: 'null' });

/** A line with its own bound, which counts the text as the domain cleans it. */
export const boundedLineField = (
  path: keyof typeof TEXT_BOUNDS,
  absent?: 'isNull' | 'staysAbsent',
): PropertyDecorator =>
  TextField({
    max: TEXT_BOUNDS[path],
    characters: 'line',
    trim: 'after',
    blank: 'null',
    clean: getTextCleaner(path),
    ...(absent === 'isNull' ? { default: null } : {}),
    ...(absent === 'staysAbsent' ? { isOptional: true as const } : {}),
  });

const rowLineField = (): PropertyDecorator =>
  TextField({ max: TEXT_MAX, characters: 'line', trim: 'after', blank: 'null', default: null });
const rowNumberField = (path: keyof typeof NUMBER_BOUNDS): PropertyDecorator =>
  BoundedNumberField(NUMBER_BOUNDS[path], { default: null });

const rowChoiceField = (
  name: string,
  choices: readonly { readonly value: string | number }[],
): PropertyDecorator =>
  ChoiceField(
    choices.map(({ value }) => value),
    { name, default: null },
  );

/** A further beneficiary of the same works. */
export class OtherBeneficiaryDto extends createDto<OtherBeneficiary>('OtherBeneficiaryFieldsDto', {
  isCompany: FlagField({ default: false }),
  beneficiaryCompanyName: rowLineField(),
  beneficiaryFirstName: rowLineField(),
  beneficiaryLastName: rowLineField(),
  beneficiarySsn: boundedLineField('otherBeneficiaries.*.beneficiarySsn', 'isNull'),
  beneficiaryPossessionTitle: rowChoiceField('PossessionTitle', POSSESSION_TITLES),
  beneficiaryRealRight: FlagField({ default: null, isNullable: true }),
  beneficiaryExpenseShare: rowNumberField('otherBeneficiaries.*.beneficiaryExpenseShare'),
}) {}

/** A heat generator of the existing system: powers in kW, efficiency in %; a heat pump has a P.E.A. in its place. */
export class GeneratoreDto extends createDto<Generatore>('GeneratoreFieldsDto', {
  tipoGeneratore: rowChoiceField('TipoGeneratore', TIPI_GENERATORE),
  numeroGeneratore: rowNumberField('generatori.*.numeroGeneratore'),
  rendimentoMaxPotenza: rowNumberField('generatori.*.rendimentoMaxPotenza'),
  pea: rowNumberField('generatori.*.pea'),
  nome: boundedLineField('generatori.*.nome', 'staysAbsent'),
  potenzaUtileNominale: rowNumberField('generatori.*.potenzaUtileNominale'),
}) {}

/** The expenses, in euro: sums with VAT, and what they consist of without it. */
export class SpeseDto extends createDto<Spese>('SpeseFieldsDto', {
  fornituraSerramenti: rowNumberField('spese.fornituraSerramenti'),
  posaSerramenti: rowNumberField('spese.posaSerramenti'),
  aliquotaIvaSerramenti: rowChoiceField('AliquotaIva', ALIQUOTE_IVA),
  spesaDetraibileSerramenti: rowNumberField('spese.spesaDetraibileSerramenti'),
  speseProfessionaliSerramenti: rowNumberField('spese.speseProfessionaliSerramenti'),
  fornituraSchermature: rowNumberField('spese.fornituraSchermature'),
  posaSchermature: rowNumberField('spese.posaSchermature'),
  aliquotaIvaSchermature: rowChoiceField('AliquotaIva', ALIQUOTE_IVA),
  spesaDetraibileSchermature: rowNumberField('spese.spesaDetraibileSchermature'),
  speseProfessionaliSchermature: rowNumberField('spese.speseProfessionaliSchermature'),
  fornituraChiusure: rowNumberField('spese.fornituraChiusure'),
  posaChiusure: rowNumberField('spese.posaChiusure'),
  aliquotaIvaChiusure: rowChoiceField('AliquotaIva', ALIQUOTE_IVA),
  spesaDetraibileChiusure: rowNumberField('spese.spesaDetraibileChiusure'),
  speseProfessionaliChiusure: rowNumberField('spese.speseProfessionaliChiusure'),
}) {}

/** Above the limits of the product, so that the rule of the domain speaks, and cheap to check. */
const ROWS_MAX = 20;
const rowsField = (row: () => new () => object): PropertyDecorator =>
  NestedListField(row, { max: ROWS_MAX, default: [], messages: { max: 'Troppe righe.' } });

/** The products of a dossier. */
export class ManufattiDto extends createDto<Manufatti>('ManufattiFieldsDto', {
  serramenti: rowsField(() => SerramentoDto),
  schermature: rowsField(() => SchermaturaDto),
  chiusure: rowsField(() => ChiusuraDto),
}) {}
