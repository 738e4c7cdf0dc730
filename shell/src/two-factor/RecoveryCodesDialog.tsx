import { Button, CopyOutlined, Dialog, DownloadOutlined } from '@pratiche/ui';
import { useState } from 'react';
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

/** Shows the recovery codes, which are displayed only once: closing requires a confirmation. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}) {
  const [statusMessage, setStatusMessage] = useState('');
  const text = codes.join('\n');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatusMessage(TEXTS.copied);
    } catch {
      setStatusMessage(TEXTS.cannotCopy);
    }
  }

  return (
    <Dialog
      open
      persistent
      title={TEXTS.recoveryCodes}
      width={360}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {TEXTS.codesKept}
        </Button>
      }
    >
      <p>{TEXTS.recoveryCodesText}</p>
      <ul className="sh-recovery-codes" aria-label={TEXTS.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="sh-security-actions">
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
        <a
          className="sh-download"
          download="codici-di-recupero.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          <DownloadOutlined aria-hidden="true" /> {TEXTS.download}
        </a>
      </div>
      <p role="status">{statusMessage}</p>
    </Dialog>
  );
}
