import type { AdminDossierDto } from '@pratiche/api';
import { listOfficeEditSteps } from '@pratiche/domain';
import { prefetchLazyComponents, useAlerts, useApi, useSession } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { adminDossierKey } from '../admin/queries/useAdminDossier.js';
import { DossierSessionContext } from '../form/dossier-session-context.js';
import { useCurrentRules } from '../form/useCurrentRules.js';
import type { DossierSession } from '../state/dossier-session.js';
import { OfficeEditSteps } from './OfficeEditSteps.js';
import { openOfficeEdit } from './open-office-edit.js';
import { useDossierRules } from '../form/useDossierRules.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';

interface OfficeEditSessionProps {
  stored: AdminDossierDto;
  reason: string | null;
  onLeave: () => void;
}

/** Number of the step to begin with: the first one that the back office edits and that lacks something. */
function findFirstStepNumber(session: DossierSession): number {
  const editable = listOfficeEditSteps(session.values);
  const steps = session.computeCurrentSteps().filter(({ id }) => editable.includes(id));
  return (steps.find(({ complete }) => !complete) ?? steps[0])?.number ?? 0;
}

/** An open edit; what is not saved yet is saved on leaving. */
export function OfficeEditSession({ stored, reason, onLeave }: OfficeEditSessionProps) {
  const api = useApi();
  const rules = useDossierRules();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const { user } = useSession();
  const [params] = useSearchParams();
  const [session] = useState(() =>
    openOfficeEdit(api, { accountId: user?.id ?? 0, stored, reason, rules }),
  );
  const { id } = stored;
  useEffect(prefetchLazyComponents, []);
  useCurrentRules(session);
  useEffect(() => {
    session.mountedPageCount += 1;
    return () => {
      session.mountedPageCount -= 1;
      setTimeout(() => {
        if (session.mountedPageCount > 0) return;
        void session.flush().then((isSaved) => {
          session.close();
          const { save } = session.store.get();
          if (!isSaved)
            alerts.error(
              OFFICE_EDIT_TEXTS.notSaved(id, save.kind === 'refused' ? save.message : null),
              { keepOnNavigation: true },
            );
          return queries.invalidateQueries({ queryKey: adminDossierKey(id) });
        });
      }, 0);
    };
  }, [session, queries, alerts, id]);

  const last = session.computeCurrentSteps().at(-1)?.number;
  const step = params.get('passo');
  if (step === null || step === String(last))
    return <Navigate replace to={{ search: `passo=${findFirstStepNumber(session)}` }} />;
  return (
    <DossierSessionContext value={session}>
      <div className="wz wz-office">
        <OfficeEditSteps onLeave={onLeave} />
      </div>
    </DossierSessionContext>
  );
}
