import type { SettingKind } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import type { Type } from '@nestjs/common';
import { createSettingDto, createSettingListDto } from './setting-dto.factory.js';

/** The DTO of a kind's value. */
interface SettingValueDto {
  dto: Type<object>;
  /** DTO of a row, where the value is a list; `dto` then has it as `items`. */
  row: Type<object> | null;
  /** Message of a value that is no object. */
  message: string | undefined;
}

function createSettingValueDto(kind: SettingKind): SettingValueDto {
  const { shape } = SETTING_KINDS[kind];
  if (shape.is === 'object')
    return { dto: createSettingDto(shape, kind), row: null, message: shape.message };
  const row = createSettingDto(shape.of, `${kind}Row`);
  return { dto: createSettingListDto(shape, row), row, message: undefined };
}

/** DTOs made from the shapes of the kinds. */
export const SETTING_VALUE_DTOS = Object.fromEntries(
  (Object.keys(SETTING_KINDS) as SettingKind[]).map((kind) => [kind, createSettingValueDto(kind)]),
) as Readonly<Record<SettingKind, SettingValueDto>>;

const valueDtos = Object.values(SETTING_VALUE_DTOS);

/** Values that are one object. */
export const SETTING_OBJECT_DTOS: readonly Type<object>[] = [
  ...new Set(valueDtos.flatMap(({ dto, row }) => (row === null ? [dto] : []))),
];

/** Rows of values that are lists. */
export const SETTING_ROW_DTOS: readonly Type<object>[] = valueDtos.flatMap(({ row }) => row ?? []);

/** A row of the kind `returnReasons`, which operators read beside the status. */
export const RETURN_REASON_DTO = createSettingDto(
  SETTING_KINDS.returnReasons.shape.of,
  'returnReason',
);

/** A row of the kind `messageTemplates`, which operators read beside the messages. */
export const MESSAGE_TEMPLATE_DTO = createSettingDto(
  SETTING_KINDS.messageTemplates.shape.of,
  'messageTemplate',
);

/** A row of the kind `documentPoints`, which operators read beside a document. */
export const DOCUMENT_POINT_DTO = createSettingDto(
  SETTING_KINDS.documentPoints.shape.of,
  'documentPoint',
);
