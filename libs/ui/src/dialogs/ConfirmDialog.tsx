import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../basic/index.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { DIALOG_TEXTS } from './texts.js';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** The confirming button destroys something. */
  danger?: boolean;
  hasFocusOnConfirm?: boolean;
  /** 360 by default. */
  width?: DialogProps['width'];
  /** The dialog stays busy until the promise settles; closing it is the caller's. */
  onConfirm: () => unknown;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel = DIALOG_TEXTS.confirm,
    cancelLabel = DIALOG_TEXTS.cancel,
    danger = false,
    hasFocusOnConfirm = false,
    width = 360,
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
      <ConfirmButton
        type="primary"
        danger={danger}
        loading={busy}
        hasFocus={hasFocusOnConfirm}
        onClick={() => void confirm()}
      >
        {confirmLabel}
      </ConfirmButton>
    </>
  );
  return (
    <Dialog open={open} title={title} width={width} footer={footer} onClose={onCancel}>
      {text}
    </Dialog>
  );
}

function ConfirmButton({ hasFocus, ...button }: ButtonProps & { hasFocus: boolean }) {
  const element = useRef<HTMLButtonElement>(null);
  // The window would give the focus to its closing cross.
  useEffect(() => {
    if (hasFocus) element.current?.focus();
  }, [hasFocus]);
  return <Button {...button} ref={element} />;
}
