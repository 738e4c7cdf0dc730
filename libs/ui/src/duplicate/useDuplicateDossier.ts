import { readData } from '@pratiche/api';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../alerts/error-text.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { useApi } from '../session/useApi.js';
import { DUPLICATE_TEXTS as TEXTS } from './texts.js';

export interface DossierDuplication {
  /** Number of the dossier being duplicated. */
  duplicating: number | null;
  duplicate: (id: number) => void;
}

/** Makes a new draft after a dossier and opens it; a second click meanwhile is the same intention. */
export function useDuplicateDossier(): DossierDuplication {
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [duplicating, setDuplicating] = useState<number | null>(null);
  // Idempotency keys, kept until a response has arrived: a retry after a lost response must not
  // create a second draft.
  const keys = useRef(new Map<number, string>());

  async function duplicate(id: number): Promise<void> {
    if (duplicating !== null) return;
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    setDuplicating(id);
    try {
      const copy = await readData(
        api.POST('/api/Module/duplicate/{id}', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
        }),
      );
      keys.current.delete(id);
      void queries.invalidateQueries({ queryKey: ['dossiers'] });
      alerts.success(TEXTS.created(copy.id, id), { keepOnNavigation: true });
      void navigate(`/modules/edit/${copy.id}`);
    } catch (error) {
      alerts.error(TEXTS.failed(errorText(error)));
    } finally {
      setDuplicating(null);
    }
  }

  return { duplicate: (id) => void duplicate(id), duplicating };
}
