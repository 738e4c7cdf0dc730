import type { DossierForm } from '@pratiche/domain';
import { Button, CopyOutlined, errorText, useAlerts, useAsyncAction } from '@pratiche/ui';
import { useDossierSession } from '../form/dossier-session-context.js';
import { useLastDossier } from './useLastDossier.js';
import { LAST_DOSSIER_TEXTS } from './texts.js';

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
