import { findStepByPath } from '@pratiche/domain';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';
import type { FieldOpener } from '../signing/PaperStateText.js';

/** State of the address that opens a step: the field to begin with. */
export interface RequestedField {
  field?: string;
}

/** Opens a field in the customer's own steps; the others are the company's. */
export function useCustomerFieldOpener(): FieldOpener {
  const navigate = useNavigate();
  const steps = useDossierState((state) => state.steps);
  return (field) => {
    const step = steps.find(({ id }) => id === findStepByPath(field));
    if (step === undefined) return null;
    const state: RequestedField = { field };
    return () => void navigate({ search: `passo=${step.number}` }, { state });
  };
}
