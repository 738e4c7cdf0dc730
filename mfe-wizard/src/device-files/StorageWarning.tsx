import { isStorageNearlyFull } from '@pratiche/domain';
import { Alert } from '@pratiche/ui';
import { useEffect, useState } from 'react';
import { STORAGE_TEXTS as TEXTS } from './texts.js';

/** Says before a photograph is refused that the device has hardly any room left. */
export function StorageWarning({ fileCount }: { fileCount: number }) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    let isOver = false;
    // A page without TLS has no storage manager, and a private window may refuse the question.
    void Promise.resolve(navigator.storage?.estimate?.())
      .then((estimate) => {
        if (!isOver) setFull(isStorageNearlyFull(estimate ?? {}));
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [fileCount]);
  return isFull ? (
    <Alert
      className="wz-note"
      type="warning"
      showIcon
      title={TEXTS.full}
      description={TEXTS.fullText}
    />
  ) : null;
}
