import { useState, type ReactNode } from 'react';
import { Button } from '../basic/index.js';
import { Dialog } from './Dialog.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirming button destroys something. */
  danger?: boolean;
  hasFocusOnConfirm?: boolean;
  /** The dialog stays busy until the promise settles; closing it is the caller's. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel = 'Conferma',
    cancelLabel = 'Annulla',
    danger = false,
    hasFocusOnConfirm = false,
    onConfirm,
    onCancel,
  } = props;
  const [busy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  const footer = (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button
        type="primary"
        danger={danger}
        loading={busy}
        autoFocus={hasFocusOnConfirm}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={title} width={360} footer={footer} onClose={onCancel}>
      {text}
    </Dialog>
  );
}
