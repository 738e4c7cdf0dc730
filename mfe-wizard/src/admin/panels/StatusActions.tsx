import type { AdminFileDto } from '@pratiche/api';
import { canTransition, isOpenStatus, type DossierForm, type StatusCode } from '@pratiche/domain';
import { Button, useAlerts, useIsPhone } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { createPortal } from 'react-dom';
import { useAllRules } from '../../form/useAllRules.js';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { listStatusActions } from './status-actions.js';
import { STATUS_TEXTS } from './texts.js';

interface StatusActionsProps {
  status: StatusCode;
  form: DossierForm;
  adminFiles: readonly AdminFileDto[];
  openRequests: number;
  pending: StatusCode | null;
  busy: boolean;
  /** The daily act is the green button at the top: here it is one of several. */
  isAcceptanceAbove?: boolean;
  onRequest: (to: StatusCode) => void;
}

/** Letters of the steps that have none beside the way to the next dossier. */
const STEP_KEYS: Readonly<Partial<Record<StatusCode, string>>> = { SENTTOENEA: 'E', SELLED: 'F' };

const getStepLook = (to: StatusCode, isQuiet: boolean) => {
  if (to === 'REJECTED') return 'text';
  return isQuiet ? 'default' : 'primary';
};

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
  isAcceptanceAbove = false,
  onRequest,
}: StatusActionsProps) {
  const alerts = useAlerts();
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
        ...(STEP_KEYS[to] === undefined ? {} : { keys: `Maiusc+${STEP_KEYS[to]}` }),
        run: () => onRequest(to),
        refusal: blocked,
      })),
  );
  const byKey = (code: StatusCode) => {
    const step = steps.find(({ to }) => to === code);
    if (step === undefined || busy) return undefined;
    return () => (step.blocked === null ? onRequest(code) : alerts.error(step.blocked));
  };
  const filed = byKey('SENTTOENEA');
  const completed = byKey('SELLED');
  useDossierShortcuts({ ...(filed ? { filed } : {}), ...(completed ? { completed } : {}) });
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
            type={getStepLook(to, isRefusal || (to === 'ACCEPTED' && isAcceptanceAbove && !hasBar))}
            {...(STEP_KEYS[to] === undefined
              ? {}
              : { 'aria-keyshortcuts': `Shift+${STEP_KEYS[to]}` })}
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
