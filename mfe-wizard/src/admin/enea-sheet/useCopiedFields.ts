import { readData, type CopiedFieldDto } from '@pratiche/api';
import { type CopiedFields, type EneaSheetField, markFieldsCopied } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refetchIfFree } from '../queries/useAdminDossier.js';
import { SHEET_TEXTS } from './texts.js';

/** A colleague may copy at the same time. */
const POLL_INTERVAL_MS = 20_000;
const copiedFieldsKey = (dossierId: number) => ['copied-fields', dossierId] as const;

interface CopiedFieldsState {
  copiedFields: CopiedFields;
  markFields: (fields: readonly EneaSheetField[]) => Promise<void>;
  clearCopiedFields: () => Promise<void>;
}

const toCopiedFields = (rows: readonly CopiedFieldDto[] = []): CopiedFields =>
  Object.fromEntries(rows.map(({ key, fingerprint }) => [key, fingerprint]));

const omit = (all: CopiedFields, gone: CopiedFields): CopiedFields =>
  Object.fromEntries(Object.entries(all).filter(([key, value]) => gone[key] !== value));

/** Two answers may arrive in the other order: the earlier one takes no tick away. */
const mergeFields = (
  before: readonly CopiedFieldDto[],
  after: readonly CopiedFieldDto[],
): CopiedFieldDto[] => {
  const keys = new Set(after.map(({ key }) => key));
  return [...before.filter(({ key }) => !keys.has(key)), ...after];
};

/** The fields of a dossier that were copied, by whichever operator; the server keeps them. */
export function useCopiedFields(dossierId: number): CopiedFieldsState {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const params = { path: { id: dossierId } };
  const queryKey = copiedFieldsKey(dossierId);
  const { data } = useQuery({
    queryKey,
    queryFn: () => readData(api.GET('/api/Module/copiedFields/{id}', { params })),
    refetchInterval: POLL_INTERVAL_MS,
  });
  /** Ticks on their way: shown at once, because the next key already counts on them. */
  const [pending, setPending] = useState<CopiedFields>({});

  const runChange = async (change: () => Promise<CopiedFieldDto[]>): Promise<void> => {
    try {
      await queries.cancelQueries({ queryKey });
      const after = await change();
      queries.setQueryData<CopiedFieldDto[]>(queryKey, (before) =>
        after.length === 0 ? after : mergeFields(before ?? [], after),
      );
    } catch (error) {
      alerts.error(SHEET_TEXTS.marksFailed(errorText(error)));
      void queries.invalidateQueries({ queryKey });
    }
  };

  return {
    copiedFields: { ...toCopiedFields(data), ...pending },
    markFields: async (fields) => {
      const added = markFieldsCopied({}, fields);
      if (Object.keys(added).length === 0) return;
      setPending((before) => ({ ...before, ...added }));
      const rows = Object.entries(added).map(([key, fingerprint]) => ({ key, fingerprint }));
      // What is on its way arrives also when the page is left or loaded again.
      const init = { params, body: { fields: rows }, keepalive: true };
      await runChange(() => readData(api.PUT('/api/Module/copiedFields/{id}', init)));
      setPending((before) => omit(before, added));
      await refetchIfFree(queries, dossierId);
    },
    clearCopiedFields: () =>
      runChange(async () => {
        await readData(api.DELETE('/api/Module/copiedFields/{id}', { params }));
        return [];
      }),
  };
}
