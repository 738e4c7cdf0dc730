import type { AdminDossierDto } from '@pratiche/api';
import { formatUntil } from '@pratiche/domain/working-day';
import { Button, DateText } from '@pratiche/ui';
import { STATUS_TEXTS } from './texts.js';

interface PostponementNoteProps {
  postponement: NonNullable<AdminDossierDto['postponement']>;
  busy: boolean;
  onResume: () => void;
}

/** Until when a dossier waits, who put it off and why, and the way to take it up again. */
export function PostponementNote({ postponement, busy, onResume }: PostponementNoteProps) {
  const { until, who, at, note } = postponement;
  return (
    <div className="admin-callout">
      <strong>{STATUS_TEXTS.postponed(formatUntil(until))}</strong>
      <p className="pr-muted">
        {who} · <DateText value={at} time />
      </p>
      {note && <p className="admin-reason">{note}</p>}
      <Button size="small" loading={busy} onClick={onResume}>
        {STATUS_TEXTS.resume}
      </Button>
    </div>
  );
}
