import type { DocumentSetItemDto } from '@pratiche/api';
import {
  Button,
  CheckCircleOutlined,
  CloseOutlined,
  DeleteOutlined,
  formatBytes,
  SelectField,
} from '@pratiche/ui';
import type { SortedFile } from './sorted-file.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';

interface FileSorterRowProps {
  file: SortedFile;
  items: readonly DocumentSetItemDto[];
  isLocked: boolean;
  onChoose: (itemId: number | null) => void;
  onRemove: () => void;
}

/** A file with the document that it goes to. */
export function FileSorterRow({
  file: row,
  items,
  isLocked,
  onChoose,
  onRemove,
}: FileSorterRowProps) {
  const { key, file, itemId, isProposed, state, percent, message } = row;
  const isWrong = state === 'failed' || state === 'refused';
  return (
    <li className={`wz-sorter-row wz-sorter-${state}`}>
      <div className="wz-sorter-file">
        <span className="wz-sorter-name" title={file.name}>
          {file.name}
        </span>
        <span className="pr-muted pr-number">{formatBytes(file.size)}</span>
      </div>
      {state === 'done' ? (
        <p>
          <CheckCircleOutlined className="wz-done" />{' '}
          {items.find(({ id }) => id === itemId)?.document.name}
        </p>
      ) : (
        <SelectField
          id={`smista-${key}`}
          label={TEXTS.documentOf(file.name)}
          value={itemId}
          onChange={onChoose}
          disabled={isLocked}
          choices={items.map(({ id, document }) => ({ value: id, label: document.name }))}
          note={isProposed ? TEXTS.proposed : null}
        />
      )}
      {state === 'uploading' && (
        <progress
          className="wz-sorter-progress"
          max={100}
          value={percent}
          aria-label={TEXTS.uploadOf(file.name)}
        />
      )}
      {message !== null && (
        <p className={isWrong ? 'pr-field-error' : 'pr-muted'} role={isWrong ? 'alert' : undefined}>
          {isWrong && <CloseOutlined className="wz-failed" />} {message}
        </p>
      )}
      {state !== 'uploading' && state !== 'done' && (
        <Button
          type="text"
          className="wz-sorter-remove"
          icon={<DeleteOutlined />}
          disabled={isLocked}
          onClick={onRemove}
          aria-label={TEXTS.removeFromList(file.name)}
          title={TEXTS.removeFromListTitle}
        />
      )}
    </li>
  );
}
