import { type ApiClient, readData, readPage } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { Button, CopyOutlined, errorText, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useDossierSession } from '../form/dossier-session-context.js';
import { LAST_DOSSIER_TEXTS } from './texts.js';
import { toDossierForm } from '../state/to-dossier-form.js';

/** Answers as in the dossier sent last; nothing for customers, nor before the first sending. */
export function LastDossierButton({ onRead }: { onRead: (last: DossierForm) => void }) {
  const { viewer } = useDossierSession();
  const alerts = useAlerts();
  const { exists, readForm } = useLastDossier(viewer === 'fitter');
  const { busy, runAction } = useAsyncAction((error) => alerts.error(errorText(error)));
  if (!exists) return null;
  return (
    <Button
      icon={<CopyOutlined aria-hidden="true" />}
      loading={busy}
      onClick={() => void runAction(async () => onRead(await readForm()))}
    >
      {LAST_DOSSIER_TEXTS.asThere}
    </Button>
  );
}

/** Number of the dossier sent last; `null` where none was sent yet. */
async function findLastSentId(api: ApiClient): Promise<number | null> {
  for (const state of ['PROCESSING', 'ELABORATED'] as const) {
    const { rows } = await readPage(
      api.GET('/api/Module/getAll', {
        params: { query: { state, sort: '-sentDate', page: 1, pageSize: 1 } },
      }),
    );
    if (rows[0] !== undefined) return rows[0].id;
  }
  return null;
}

interface LastDossier {
  /** Whether the fitter has sent a dossier before. */
  exists: boolean;
  readForm: () => Promise<DossierForm>;
}

/** The dossier that the fitter sent last, to go on as there. */
function useLastDossier(isEnabled: boolean): LastDossier {
  const api = useApi();
  const { data: id = null } = useQuery({
    queryKey: ['last-sent-dossier'],
    queryFn: () => findLastSentId(api),
    enabled: isEnabled,
    staleTime: 60_000,
    retry: false,
  });
  return {
    exists: id !== null,
    readForm: async () => {
      if (id === null) throw new Error('No dossier was sent yet');
      return toDossierForm(
        await readData(api.GET('/api/Module/{id}', { params: { path: { id } } })),
      );
    },
  };
}
