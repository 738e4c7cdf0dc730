import {
  DOCUMENT_CATALOGUE,
  type Choice,
  nameStepField,
  RETURN_FIELD_GROUPS,
} from '@pratiche/domain';

/** What a ready text can point at: documents by their code, data by the name of their field. */
export const TEMPLATE_TARGETS: readonly Choice<string>[] = [
  ...DOCUMENT_CATALOGUE.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  ...RETURN_FIELD_GROUPS.flatMap(({ title, fields }) =>
    fields.map(({ field, label }) => ({
      value: field as string,
      label: nameStepField(title, label),
    })),
  ),
];
