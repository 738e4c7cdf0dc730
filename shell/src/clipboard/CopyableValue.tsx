import { Button, CopyOutlined } from '@pratiche/ui';
import { useState, type ReactNode } from 'react';
import { CLIPBOARD_TEXTS } from './texts.js';

interface CopyableValueProps {
  label: string;
  shown: ReactNode;
  /** The copied text. */
  text: string;
}

/** A value of the transfer with a button that copies it. */
export function CopyableValue({ label, shown, text }: CopyableValueProps) {
  const [statusMessage, setStatusMessage] = useState('');
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatusMessage(CLIPBOARD_TEXTS.copied);
    } catch {
      setStatusMessage(CLIPBOARD_TEXTS.cannotCopy);
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
          aria-label={CLIPBOARD_TEXTS.copyOf(label)}
        >
          {CLIPBOARD_TEXTS.copy}
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
