import type { UploadedFileDto } from '@pratiche/api';
import { LockOutlined } from '@pratiche/ui';

/** Marks a file that cannot be opened yet because the virus scanner was unavailable at upload. */
export function PendingScanBadge({
  file: { awaitsScan },
}: {
  file: Pick<UploadedFileDto, 'awaitsScan'>;
}) {
  return awaitsScan ? (
    <span className="pr-muted">
      <LockOutlined /> In attesa del controllo antivirus
    </span>
  ) : null;
}
