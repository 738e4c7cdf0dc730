import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { taxCodePatches } from '@pratiche/domain';
import { useAlerts, useApi } from '@pratiche/ui';
import { useCallback, useRef } from 'react';
import { useDossier } from '../wizard/context.js';
import { useTaxCodeWarning } from './useTaxCodeWarning.js';
import { Field } from './Field.js';

/** A person's tax code: once it is whole, gender and birth are filled in from it. */
export function TaxCodeField({ who }: { who: 'beneficiary' | 'beneficiaryAttorney' }) {
  const session = useDossier();
  const api = useApi();
  const alerts = useAlerts();
  const asked = useRef('');
  const name = `${who}Ssn` as const;

  const look = useCallback(async (value: unknown) => {
    const ssn = typeof value === 'string' ? value.trim() : '';
    if (ssn.length !== 16 || ssn === asked.current) return;
    asked.current = ssn;
    try {
      const data = await api.module.dataFromSsn(ssn);
      // Only the answer to what is in the field now counts.
      if (asked.current === ssn && session.values[name] === ssn) session.fill(taxCodePatches(who, data));
    } catch (error) {
      if (error instanceof ApiError && error.code === PROBLEM_CODES.taxCodeNotRecognised) alerts.error(error.message);
      else asked.current = '';
    }
  }, [api, alerts, session, name, who]);

  return <Field name={name} warning={useTaxCodeWarning(name)} help="16 caratteri: sesso e dati di nascita si compilano da soli." onPicked={(value) => void look(value)} />;
}
