import { Button } from '@pratiche/ui';
import { PANEL_TEXTS } from './texts.js';

interface AdminFileActionsProps {
  label: string;
  /** `null` where it is not allowed. */
  onReplace: (() => void) | null;
  onRemove: (() => void) | null;
  isRemoving: boolean;
}

/** Replacing and removing the file of a declaration. */
export const AdminFileActions = ({
  label,
  onReplace,
  onRemove,
  isRemoving,
}: AdminFileActionsProps) => (
  <>
    {onReplace !== null && (
      <Button size="small" aria-label={PANEL_TEXTS.replaceFile(label)} onClick={onReplace}>
        {PANEL_TEXTS.replace}
      </Button>
    )}
    {onRemove !== null && (
      <Button
        size="small"
        loading={isRemoving}
        aria-label={PANEL_TEXTS.removeFile(label)}
        onClick={onRemove}
      >
        {PANEL_TEXTS.remove}
      </Button>
    )}
  </>
);
