import type { ReactNode } from 'react';
import Modal from '../lazy/Modal.js';
import { DIALOG_TEXTS } from './texts.js';

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom; none by default. */
  footer?: ReactNode;
  onClose: () => void;
  /** 360 for questions, 600 for forms and tables (spec platform §9). */
  width?: 360 | 600 | 900;
  /** No closing with Esc, the cross or a click outside. */
  persistent?: boolean;
}

/** A modal window; it keeps the focus inside and gives it back at the end. */
export function Dialog({
  open,
  title,
  children,
  footer = null,
  onClose,
  width = 600,
  persistent = false,
}: DialogProps) {
  return (
    <Modal
      open={open}
      title={title}
      footer={footer}
      onCancel={onClose}
      width={width}
      centered
      destroyOnHidden
      closable={persistent ? false : { 'aria-label': DIALOG_TEXTS.close }}
      keyboard={!persistent}
      mask={{ closable: !persistent }}
    >
      {children}
    </Modal>
  );
}
