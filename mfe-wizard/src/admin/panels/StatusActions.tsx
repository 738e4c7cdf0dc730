import type { AdminFileDto } from '@pratiche/api';
import { canTransition, isOpenStatus, type DossierForm, type StatusCode } from '@pratiche/domain';
import { Button, useIsPhone } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { createPortal } from 'react-dom';
import { useAllRules } from '../../form/useAllRules.js';
import { listStatusActions } from './status-actions.js';
import { STATUS_TEXTS } from './texts.js';

interface StatusActionsProps {
  status: StatusCode;
  form: DossierForm;
  adminFiles: readonly AdminFileDto[];
  openRequests: number;
  pending: StatusCode | null;
  busy: boolean;
  onRequest: (to: StatusCode) => void;
}

/** Brings the number's field, or the first button of a document, into view. */
function focusPart(id: string): void {
  const part = document.getElementById(id);
  const control = part?.matches('input') ? part : part?.querySelector<HTMLElement>('button');
  control?.focus();
}

/** Shows the allowed status changes as buttons; a disabled button gives the reason. */
export function StatusActions({
  status,
  form,
  adminFiles,
  openRequests,
  pending,
  busy,
  onRequest,
}: StatusActionsProps) {
  const rules = useAllRules();
  // On phones acceptance and corrections are where the thumb is.
  const hasBar = useIsPhone() && canTransition(status, 'ACCEPTED', 'admin');
  const steps = listStatusActions({ status, form, adminFiles, openRequests }, rules);
  // Acceptance and corrections have a key, and are named with it beside the way to the next dossier.
  useCommands(
    STATUS_TEXTS.commandGroup,
    steps
      .filter(({ to }) => to !== 'ACCEPTED' && to !== 'WAITING')
      .map(({ to, label, blocked }) => ({
        id: `status-${to}`,
        label,
        words: 'stato',
        run: () => onRequest(to),
        refusal: blocked,
      })),
  );
  if (steps.length === 0) {
    return (
      <p className="pr-muted">
        {isOpenStatus(status) ? STATUS_TEXTS.atInstaller : STATUS_TEXTS.closed}
      </p>
    );
  }
  const list = (
    <ul className="admin-steps" aria-label={STATUS_TEXTS.possibleSteps}>
      {steps.map(({ to, label, isRefusal, blocked, remedy }) => (
        <li key={to}>
          <Button
            block
            type={to === 'REJECTED' ? 'text' : isRefusal ? 'default' : 'primary'}
            danger={to === 'REJECTED'}
            disabled={blocked !== null || (busy && pending !== to)}
            loading={busy && pending === to}
            aria-describedby={blocked === null ? undefined : `blocked-${to}`}
            onClick={() => onRequest(to)}
          >
            {label}
          </Button>
          {blocked !== null && (
            <p id={`blocked-${to}`} className="admin-blocked">
              {blocked}
            </p>
          )}
          {remedy && (
            <Button type="link" onClick={() => focusPart(remedy.targetId)}>
              {remedy.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
  if (!hasBar) return list;
  // Outside of the frame, which is a container: what is fixed in one keeps to it in some browsers.
  return createPortal(
    <div className="pr-page-header-actions admin-acts-bar">{list}</div>,
    document.querySelector('main') ?? document.body,
  );
}
