import type { ReactNode } from 'react';

export interface FieldRemedy {
  label: string;
  onApply: () => void;
}

/** Whether the portal derived a value, or only proposes one that nothing tells. */
export type AutofilledKind = boolean | 'proposed';

/** Props of every field. Fields are controlled and independent of any form library. */
export interface FieldProps<V> {
  id: string;
  label: string;
  /** Unit, shown beside the label: `m²`, `W/m²K`, `€`. */
  unit?: string | undefined;
  /** Hint of one line below the field. */
  help?: ReactNode;
  /** A `HelpButton` with the longer text. */
  more?: ReactNode;
  required?: boolean | undefined;
  error?: string | null | undefined;
  /** Says something is doubtful without being wrong. */
  warning?: string | null | undefined;
  /** The warning asks for another value: the field itself is marked. */
  isAsked?: boolean | undefined;
  /** One touch that settles what is doubtful; shown beside the doubt. */
  remedy?: FieldRemedy | null | undefined;
  /** How the typed text was understood. */
  note?: string | null | undefined;
  /** Filled in by the portal: shows "compilato automaticamente", or "proposto: controlla". */
  autofilled?: AutofilledKind | undefined;
  disabled?: boolean | undefined;
  value: V;
  onChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  /** What the field says of a text that it cannot read, and `null` once it says so no more. Keep it stable. */
  onUnread?: ((message: string | null) => void) | undefined;
}

type FieldTexts = Pick<
  FieldProps<unknown>,
  'id' | 'help' | 'error' | 'warning' | 'note' | 'autofilled' | 'required' | 'disabled'
>;

/** Ids of the texts that describe a field, in the order they are read. */
export function describedBy({
  id,
  help,
  error,
  warning,
  note,
  autofilled,
}: FieldTexts): string | undefined {
  const ids = [
    error && `${id}-error`,
    warning && `${id}-warning`,
    note && `${id}-note`,
    help && `${id}-help`,
    autofilled && `${id}-auto`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Attributes of the element people operate. */
export function controlProps(field: FieldTexts) {
  return {
    id: field.id,
    disabled: field.disabled,
    'aria-describedby': describedBy(field),
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.required ? true : undefined,
  } as const;
}
