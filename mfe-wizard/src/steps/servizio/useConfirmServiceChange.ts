import {
  countRowsLostByService,
  getChoiceLabel,
  SERVICE_TYPES,
  type ServiceType,
} from '@pratiche/domain';
import { useConfirm } from '@pratiche/ui';
import { useDossierSession } from '../../form/dossier-session-context.js';
import { SERVICE_TEXTS as TEXTS } from './texts.js';

/** Asks for confirmation before a change of service that removes products; resolves at once otherwise. */
export function useConfirmServiceChange(): (service: ServiceType) => Promise<boolean> {
  const session = useDossierSession();
  const confirm = useConfirm();
  return async (service) => {
    const lost = countRowsLostByService(session.values, service);
    const name = getChoiceLabel(SERVICE_TYPES, service);
    return (
      lost === 0 ||
      confirm({
        title: TEXTS.question(name),
        text: TEXTS.lostRows(name, lost),
        confirmLabel: TEXTS.change,
        danger: true,
      })
    );
  };
}
