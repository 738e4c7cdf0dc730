import { useCallback, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.js';
import { ConfirmContext, type ConfirmOptions } from './confirm-context.js';

interface PendingConfirmation extends ConfirmOptions {
  answer: (yes: boolean) => void;
}

/** Renders the only confirmation dialog that may be open. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<PendingConfirmation | null>(null);
  const [open, setOpen] = useState(false);

  const confirm = useCallback(
    (question: ConfirmOptions) =>
      new Promise<boolean>((resolve) => {
        setAsked({ ...question, answer: resolve });
        setOpen(true);
      }),
    [],
  );

  function answer(yes: boolean) {
    setOpen(false);
    asked?.answer(yes);
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <ConfirmDialog
          {...asked}
          open={open}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </ConfirmContext>
  );
}
