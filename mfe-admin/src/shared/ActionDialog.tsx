import { Button, Dialog, type AsyncAction } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { ADMIN_TEXTS } from './texts.js';

interface ActionDialogProps {
  title: string;
  confirmLabel: string;
  danger?: boolean;
  busy: AsyncAction['busy'];
  /** Shown below the fields. */
  failure?: AsyncAction['failure'];
  className?: string;
  children: ReactNode;
  onConfirm: () => unknown;
  onClose: () => void;
}

/** A dialog with fields and one action; it stays open while the action runs. */
export function ActionDialog({
  title,
  confirmLabel,
  danger = false,
  busy,
  failure = null,
  className,
  children,
  onConfirm,
  onClose,
}: ActionDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose} disabled={busy}>
        {ADMIN_TEXTS.cancel}
      </Button>
      <Button type="primary" danger={danger} loading={busy} onClick={() => void onConfirm()}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} persistent={busy} footer={footer}>
      <div className={['ad-action-body', className].filter(Boolean).join(' ')}>
        {children}
        {failure !== null && (
          <p className="pr-field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
