import type { Choice, DossierForm } from '@pratiche/domain';
import { memo, useContext, type ReactNode } from 'react';
import { useController, type FieldPath } from 'react-hook-form';
import {
  AnswersApartContext,
  useDossierSession,
  useIsAutofilled,
  useViewerText,
} from '../form/dossier-session-context.js';
import { useIsRequired } from '../form/useIsRequired.js';
import { useNoteUnread } from '../form/useNoteUnread.js';
import { fieldElementId } from '../form/field-focus.js';
import { getFieldSpec } from '../catalog/field-catalog.js';
import { useViewerMessage } from '../form/useViewerMessage.js';
import { useFieldReturnText } from '../returns/useReturnPoints.js';
import { useFieldDoubt } from './useFieldDoubt.js';
import { FieldInput } from './FieldInput.js';
import { useAutoComplete } from './useAutoComplete.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { FIELD_TEXTS } from './texts.js';
import { findBeneficiaryHelp } from '../catalog/texts.js';

interface FieldProps {
  /** Path of the value in the form. */
  name: FieldPath<DossierForm>;
  /** Another label or help than the catalogue's. */
  label?: string;
  help?: ReactNode;
  /** "?" with the longer text. */
  more?: ReactNode;
  warning?: string | null;
  choices?: readonly (Choice & { disabled?: boolean; help?: string })[];
  disabled?: boolean;
  clearable?: boolean;
  /** First and last day of a date. */
  min?: string;
  max?: string;
  inline?: boolean;
  onPicked?: (value: unknown) => void;
  /** The field was left, with what was typed in it. */
  onLeft?: () => void;
}

/** One value of the dossier, bound to the form; re-renders only when its own value, message or mark changes. */
export const Field = memo(function Field({
  name,
  label,
  help,
  more,
  warning,
  choices,
  disabled,
  clearable = true,
  min,
  max,
  inline = false,
  onPicked,
  onLeft,
}: FieldProps) {
  const session = useDossierSession();
  const isApart = useContext(AnswersApartContext) && session.canEdit(name);
  const { listChoices } = useDossierRules();
  const { field, fieldState } = useController({ name, control: session.form.control });
  const spec = getFieldSpec(name);
  const defaultHelp = useViewerText(spec.help, findBeneficiaryHelp(name) ?? spec.help);
  const words = useViewerMessage();
  const { doubt, remedy, setTyping } = useFieldDoubt(name);
  const returned = useFieldReturnText(name);
  const asked = returned === null ? null : FIELD_TEXTS.toCorrect(returned);
  const message = fieldState.error?.message;
  const value: unknown = field.value ?? null;
  const common = {
    id: fieldElementId(name),
    label: label ?? spec.label,
    unit: spec.unit,
    help: help ?? defaultHelp,
    more,
    // An error says alone what is wrong: a doubt would repeat it.
    warning: asked ?? (message ? null : (warning ?? doubt)),
    isAsked: asked !== null,
    remedy: asked || warning ? null : remedy,
    disabled,
    required: useIsRequired(name),
    error: message && words(message),
    autofilled: useIsAutofilled(name) && (spec.isProposed ? ('proposed' as const) : true),
    autoComplete: useAutoComplete(name),
    onUnread: useNoteUnread(name),
    onBlur: () => {
      field.onBlur();
      setTyping(false);
      onLeft?.();
    },
    onChange: (next: unknown) => {
      setTyping(true);
      field.onChange(next);
      session.handleFieldEdited(name);
      onPicked?.(next);
    },
  };
  return isApart ? null : (
    <FieldInput
      {...common}
      name={name}
      spec={spec}
      value={value}
      choices={choices ?? listChoices(spec.choices ?? [])}
      clearable={clearable}
      min={min}
      max={max}
      inline={inline}
    />
  );
});
