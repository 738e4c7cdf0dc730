import { Button, CopyOutlined, Dialog, DownloadOutlined } from '@pratiche/ui';
import { useState } from 'react';

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
      setStatusMessage('Copiati.');
    } catch {
      setStatusMessage('Il browser non permette di copiare: seleziona i codici a mano.');
    }
  }

  return (
    <Dialog
      open
      persistent
      title="Codici di recupero"
      width={360}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Li ho conservati
        </Button>
      }
    >
      <p>
        Senza telefono entri con uno di questi codici, ciascuno una volta sola. Non li mostriamo di
        nuovo: conservali lontano dal telefono.
      </p>
      <ul className="sh-recovery-codes" aria-label="Codici di recupero">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="sh-security-actions">
        <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
          Copia
        </Button>
        <a
          className="sh-download"
          download="codici-di-recupero.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          <DownloadOutlined aria-hidden="true" /> Scarica
        </a>
      </div>
      <p role="status">{statusMessage}</p>
    </Dialog>
  );
}
