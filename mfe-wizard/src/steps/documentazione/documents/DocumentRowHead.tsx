import {
  Button,
  CheckCircleOutlined,
  CloseOutlined,
  FileTextOutlined,
  WarningOutlined,
} from '@pratiche/ui';
import { FileInput } from '@pratiche/ui/form';
import type { DocumentRowKind } from './document-row-kind.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

interface DocumentRowHeadProps {
  name: string;
  titleId: string;
  /** Id of what is behind the row. */
  panelId: string;
  kind: DocumentRowKind;
  stateText: string;
  accept: string;
  hasFailed: boolean;
  /** Asks the customer again to sign it: a file of it can be uploaded behind the row. */
  onAskAgain: (() => void) | null;
  isOpen: boolean;
  onToggle: () => void;
  onFiles: (files: File[]) => void;
}

/** Name of a document, its state, and the one thing to do; the name opens what is behind. */
export function DocumentRowHead(props: DocumentRowHeadProps) {
  const { name, titleId, panelId, kind, stateText, accept, hasFailed, isOpen } = props;
  const { onAskAgain, onToggle, onFiles } = props;
  const action = kind === 'mend' ? TEXTS.uploadAgain : TEXTS.upload;
  return (
    <div className="wz-document-row">
      <h4>
        <button
          type="button"
          className="wz-document-name"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <DocumentStateIcon kind={kind} hasFailed={hasFailed} />
          <span id={titleId}>{name}</span>
          <span className="wz-document-arrow" aria-hidden="true">
            {isOpen ? '▴' : '▾'}
          </span>
        </button>
      </h4>
      <p role="status" className="wz-document-state">
        {stateText}
      </p>
      {kind !== 'done' && onAskAgain !== null && (
        <Button aria-haspopup="dialog" aria-label={TEXTS.askAgainNamed(name)} onClick={onAskAgain}>
          {TEXTS.askAgain}
        </Button>
      )}
      {kind !== 'done' && onAskAgain === null && (
        <FileInput
          label={`${action}: ${name}`}
          accept={accept}
          multiple
          disabled={false}
          onFiles={(files) => onFiles([...files])}
        >
          {(open) => (
            <Button
              {...(kind === 'mend' ? { type: 'primary' as const } : {})}
              onClick={open}
              aria-label={`${action}: ${name}`}
            >
              {action}
            </Button>
          )}
        </FileInput>
      )}
    </div>
  );
}

function DocumentStateIcon({ kind, hasFailed }: { kind: DocumentRowKind; hasFailed: boolean }) {
  if (hasFailed) return <CloseOutlined className="wz-failed" />;
  if (kind === 'mend') return <WarningOutlined className="wz-again" />;
  return kind === 'done' ? <CheckCircleOutlined className="wz-done" /> : <FileTextOutlined />;
}
