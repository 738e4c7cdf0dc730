import { startTransition, useState, type ReactNode } from 'react';
import { Dialog } from '../dialogs/Dialog.js';
import { QuestionCircleOutlined } from '../icons.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

interface HelpButtonProps {
  /** Title of the window and, after "Aiuto:", the button's name. */
  title: string;
  children: ReactNode;
  width?: 360 | 600 | 900;
}

/** "?" beside a label: opens the longer explanation or table. */
export function HelpButton({ title, children, width = 600 }: HelpButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="pr-help-button"
        aria-label={TEXTS.helpOn(title)}
        aria-haspopup="dialog"
        onClick={() => startTransition(() => setOpen(true))}
      >
        <QuestionCircleOutlined aria-hidden="true" />
      </button>
      <Dialog open={open} title={title} width={width} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}
