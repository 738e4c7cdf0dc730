import {
  DOCUMENT_CONDITIONS,
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  type DocumentRow,
  type ServiceType,
} from '@pratiche/domain';
import { ApiProperty } from '@nestjs/swagger';
import { Expose } from 'class-transformer';
import {
  ChoiceField,
  ChoiceListField,
  createDto,
  FlagField,
  KeepsRule,
  KeepsRuleWithObject,
  NestedField,
  NestedListField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';
import { RequiredLineField } from './setting-fields.decorator.js';
import { hasRepeated } from './setting-rules.util.js';

const INVALID = 'Valore non valido.';
const SERVICES = SERVICE_TYPES.map(({ value }) => value);

const PresenceField = (): PropertyDecorator =>
  FlagField({
    isNullable: true,
    message: 'Valore non previsto.',
    description: 'null where it does not matter.',
  });

const FilingsField = (): PropertyDecorator =>
  WholeNumberField({ min: 0, max: 9, messages: { min: 'Non può essere negativo.' } });

/** How many filings a combination of products makes. */
export class InterventionMatrixRowDto {
  @ChoiceListField(SERVICES, {
    name: 'ServiceType',
    messages: { type: INVALID, min: REQUIRED_MESSAGE, choice: 'Servizio non previsto.' },
  })
  services!: ServiceType[];

  @PresenceField()
  hasWindows!: boolean | null;

  @PresenceField()
  hasShadings!: boolean | null;

  @RequiredLineField(160)
  products!: string;

  @FilingsField()
  ecobonus!: number;

  @FilingsField()
  bonusCasa!: number;

  @FilingsField()
  calcoloEnergetico!: number;
}

export class InterventionMatrixDto {
  @WholeNumberField({
    min: 1,
    message: INVALID,
    description: 'The server gives each change a new one.',
  })
  version!: number;

  @NestedListField(() => InterventionMatrixRowDto, {
    min: 1,
    max: 50,
    messages: { type: INVALID, min: 'Serve almeno una riga.', max: 'Al massimo 50 righe.' },
    description: 'The first row that applies counts.',
  })
  rows!: InterventionMatrixRowDto[];
}

/** Whether a service asks for a document: mandatory, optional, on a condition, or not at all. */
export class DocumentNeedDto extends createDto<DocumentRow['need']>(
  'DocumentNeedDto',
  Object.fromEntries(
    SERVICES.map((service) => [
      service,
      ChoiceField(['M', 'O', 'C'], { name: 'DocumentNeed', isNullable: true }),
    ]),
  ) as Record<ServiceType, PropertyDecorator>,
) {}

const CONDITIONS = Object.keys(DOCUMENT_CONDITIONS);

function findConditionFault(condition: unknown, document: object): string | null {
  if (condition !== undefined)
    return CONDITIONS.some((one) => one === condition) ? null : 'Condizione non prevista.';
  const { need } = document as { need?: unknown };
  const needs: unknown[] = typeof need === 'object' && need !== null ? Object.values(need) : [];
  return needs.includes('C')
    ? 'Indica la condizione del documento obbligatorio a condizione.'
    : null;
}

export class DocumentRowDto {
  @TextField({
    max: 20,
    pattern: /^[A-Z][A-Z0-9_]{1,19}$/,
    messages: {
      max: 'Solo lettere maiuscole e cifre, da 2 a 20.',
      pattern: 'Solo lettere maiuscole e cifre, da 2 a 20.',
    },
  })
  code!: string;

  @RequiredLineField(160)
  name!: string;

  @NestedField(() => DocumentNeedDto)
  need!: DocumentNeedDto;

  @Expose()
  @KeepsRuleWithObject('documentCondition', findConditionFault)
  @ApiProperty({
    enum: CONDITIONS,
    enumName: 'DocumentCondition',
    required: false,
    description: 'Needed where a service asks for the document on a condition.',
  })
  condition?: keyof typeof DOCUMENT_CONDITIONS;

  @FlagField({ isOptional: true, description: 'Optional while the condition does not hold.' })
  isOptionalOtherwise?: boolean;

  @FlagField({ isOptional: true, description: 'A pre-filled copy is offered to sign.' })
  isPrefilled?: boolean;
}

export class DocumentRowListDto {
  @KeepsRule('uniqueDocuments', (rows) =>
    hasRepeated(rows, 'code') ? 'Lo stesso codice compare due volte.' : null,
  )
  @NestedListField(() => DocumentRowDto, {
    min: 1,
    max: 60,
    messages: {
      type: INVALID,
      min: 'Serve almeno un documento.',
      max: 'Al massimo 60 documenti.',
    },
  })
  items!: DocumentRowDto[];
}
