import type { UploadedFileDto } from '@pratiche/api';
import { LockOutlined } from '@pratiche/ui';
import { FILE_TEXTS } from './texts.js';

/** Marks a file that cannot be opened yet because the virus scanner was unavailable at upload. */
export function PendingScanBadge({
  file: { awaitsScan },
}: {
  file: Pick<UploadedFileDto, 'awaitsScan'>;
}) {
  return awaitsScan ? (
    <span className="pr-muted">
      <LockOutlined /> {FILE_TEXTS.awaitsScan}
    </span>
  ) : null;
}
