import { Button, CopyOutlined } from '@pratiche/ui';
import { useState } from 'react';

interface CopyableValueProps {
  label: string;
  shown: string;
  /** The copied text, if it differs from the displayed text. */
  text?: string;
}

/** A value of the transfer with a button that copies it. */
export function CopyableValue({ label, shown, text = shown }: CopyableValueProps) {
  const [statusMessage, setStatusMessage] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatusMessage('Copiato');
    } catch {
      setStatusMessage('Il browser non permette di copiare: selezionare il testo a mano.');
    }
  }
  return (
    <div className="sh-copy">
      <dt>{label}</dt>
      <dd className="pr-number">{shown}</dd>
      <dd>
        <Button
          icon={<CopyOutlined aria-hidden="true" />}
          onClick={() => void copy()}
          aria-label={`Copia: ${label}`}
        >
          Copia
        </Button>
        <span role="status" className="sh-copied">
          {statusMessage}
        </span>
      </dd>
    </div>
  );
}

/** A long code, shown in groups of four, as people read and type it. */
export const CopyableCode = ({ label, code }: { label: string; code: string }) => (
  <CopyableValue label={label} shown={code.replace(/(.{4})(?=.)/g, '$1 ')} text={code} />
);
