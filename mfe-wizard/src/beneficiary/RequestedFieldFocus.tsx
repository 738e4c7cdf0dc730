import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusField } from '../form/field-focus.js';
import type { RequestedField } from './useCustomerFieldOpener.js';

/** Beside the fields of a step, which may load after the page: begins with the one that was asked for. */
export function RequestedFieldFocus() {
  const { state, key } = useLocation() as { state: RequestedField | null; key: string };
  const field = state?.field;
  useEffect(() => {
    if (field !== undefined) focusField(field);
  }, [field, key]);
  return null;
}
