import { Button } from '@pratiche/ui';
import { STATUS_TEXTS } from './texts.js';

interface PostponeButtonProps {
  busy: boolean;
  /** `null` where the dossier cannot wait. */
  onPostpone: (() => void) | null;
}

/** Puts the dossier off; until when is asked then. */
export function PostponeButton({ busy, onPostpone }: PostponeButtonProps) {
  if (onPostpone === null) return null;
  return (
    <Button
      size="small"
      className="admin-postpone"
      aria-keyshortcuts="Shift+H"
      disabled={busy}
      onClick={onPostpone}
    >
      {STATUS_TEXTS.postpone}
    </Button>
  );
}
