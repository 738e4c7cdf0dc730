import {
  COUNTED_FIGURES,
  COUNTED_REASON_LENGTH,
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  type CountedFigure,
} from '@pratiche/domain';
import {
  ChoiceField,
  DayField,
  PageQueryDto,
  TextField,
} from '../../../platform/validation/index.js';

const ServiceField = (): PropertyDecorator =>
  ChoiceField(
    SERVICE_TYPES.map(({ value }) => String(value)),
    {
      name: 'ServiceFilter',
      isOptional: true,
      message: 'Servizio non previsto.',
      description: 'Service of the dossiers.',
    },
  );

const OperatorIdField = (): PropertyDecorator =>
  TextField({
    isOptional: true,
    max: 10,
    pattern: /^(?:none|[1-9]\d{0,8})$/,
    messages: { pattern: 'Operatore non previsto.', max: 'Operatore non previsto.' },
    description: 'none, or the number of an account.',
    example: '12',
  });

/** Narrows the reasons for corrections. */
export class CorrectionReasonsQueryDto {
  @ServiceField()
  serviceType?: string;

  @OperatorIdField()
  operatorId?: string;
}

/** Which figure of the board is to be listed. */
export class CountedDossiersQueryDto extends PageQueryDto<never> {
  @ChoiceField(COUNTED_FIGURES, {
    name: 'CountedFigure',
    message: 'Cifra non prevista.',
    requiredMessage: REQUIRED_MESSAGE,
    description: 'The figure.',
  })
  figure!: CountedFigure;

  @DayField({
    description: 'First day that it counts: the Monday of a week, the first of a month.',
  })
  day!: string;

  @ServiceField()
  serviceType?: string;

  @OperatorIdField()
  operatorId?: string;

  @TextField({
    isOptional: true,
    max: COUNTED_REASON_LENGTH,
    description: 'The reason that was counted, for corrections and skips.',
  })
  reason?: string;

  @TextField({
    isOptional: true,
    max: 60,
    description: 'Title of the ready text whose words corrections have.',
    example: 'Fattura incompleta',
  })
  template?: string;

  @ChoiceField(['yes'], {
    name: 'NoTemplateFilter',
    isOptional: true,
    message: 'Filtro non previsto.',
    description: 'Only corrections without the words of any ready text.',
  })
  noTemplate?: 'yes';
}
