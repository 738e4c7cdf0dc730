import type { UploadedFile } from '@pratiche/api';
import { LockOutlined } from '@pratiche/ui';

/** Beside a file nobody can open yet, because the scanner was away when it came. */
export function PendingScanBadge({
  file: { awaitsScan },
}: {
  file: Pick<UploadedFile, 'awaitsScan'>;
}) {
  return awaitsScan ? (
    <span className="pr-muted">
      <LockOutlined /> In attesa del controllo antivirus
    </span>
  ) : null;
}
