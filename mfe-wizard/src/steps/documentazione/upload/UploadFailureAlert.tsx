import { Button, CloseOutlined } from '@pratiche/ui';
import type { UploadFailure } from './useDocumentUploads.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

/** A file that did not arrive: a red X, why, and another try where that can help. */
export function UploadFailureAlert({
  failure: { name, message, retry },
  onClose,
}: {
  failure: UploadFailure;
  onClose: () => void;
}) {
  return (
    <div role="alert" className="wz-failure">
      <p className="pr-field-error">
        <CloseOutlined className="wz-failed" /> <strong>{name}</strong>: {message}
      </p>
      <div className="wz-failure-actions">
        {retry && (
          <Button onClick={retry} aria-label={TEXTS.retryNamed(name)}>
            {TEXTS.retry}
          </Button>
        )}
        <Button type="text" onClick={onClose} aria-label={TEXTS.closeAlert(name)}>
          {TEXTS.close}
        </Button>
      </div>
    </div>
  );
}
