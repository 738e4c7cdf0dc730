import { Button } from '@pratiche/ui';
import { useId, type ReactNode } from 'react';
import type { EligibleDossiers } from './useEligibleDossiers.js';

interface BulkActionButtonProps {
  eligible: EligibleDossiers;
  label: string;
  icon?: ReactNode;
  primary?: boolean;
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** An action on the chosen dossiers, which says before how many it can be done with. */
export function BulkActionButton(props: BulkActionButtonProps) {
  const { eligible, label, icon, primary = false, busy, disabled, onClick } = props;
  const id = useId();
  const { ids, note } = eligible;
  return (
    <span className="bulk-action">
      <Button
        {...(primary ? { type: 'primary' as const } : {})}
        icon={icon}
        loading={busy}
        disabled={disabled || ids.length === 0}
        {...(note === null ? {} : { 'aria-describedby': id, title: note })}
        onClick={onClick}
      >
        {label}
      </Button>
      {note !== null && (
        <span id={id} className="bulk-note">
          {note}
        </span>
      )}
    </span>
  );
}
