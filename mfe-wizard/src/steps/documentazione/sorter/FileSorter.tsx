import type { DocumentSetItemDto } from '@pratiche/api';
import { ACCEPTED_FILE_EXTENSIONS } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { FileSorterRow } from './FileSorterRow.js';
import { isToUpload, useSortedFiles } from './useSortedFiles.js';
import { LAST_STEP_TEXTS as TEXTS } from '../texts.js';
import './file-sorter.css';

interface FileSorterProps {
  moduleId: number;
  items: readonly DocumentSetItemDto[];
  onChange: () => void;
}

/** One area for many files: it proposes where each belongs, and uploads them together. */
export function FileSorter({ moduleId, items, onChange }: FileSorterProps) {
  const {
    files,
    placed,
    isUploading,
    addFiles,
    uploadAll,
    chooseDocument,
    removeFile,
    removeDone,
  } = useSortedFiles(moduleId, items, onChange);
  const ready = files.filter(isToUpload).length;
  const hasOpen = files.some(({ state }) => state !== 'done' && state !== 'refused');
  const hasNotes = files.some(({ state }) => state === 'done');
  const unplaced = files.filter(({ itemId }) => itemId === null).length;
  return (
    <div className="wz-sorter">
      <h4>{TEXTS.manyFiles}</h4>
      <FileDrop
        label={TEXTS.manyDocuments}
        accept={`${ACCEPTED_FILE_EXTENSIONS},.xml`}
        disabled={isUploading}
        onFiles={(added) => void addFiles(added)}
      />
      <details className="wz-sorter-help pr-muted">
        <summary>{TEXTS.manyFilesHelpTitle}</summary>
        <p>{TEXTS.manyFilesHelp}</p>
      </details>
      {files.length > 0 && (
        <ul className="wz-sorter-list" aria-label={TEXTS.filesToUpload}>
          {files.map((file) => (
            <FileSorterRow
              key={file.key}
              file={file}
              items={items}
              isLocked={isUploading}
              onChoose={(itemId) => chooseDocument(file.key, itemId)}
              onRemove={() => removeFile(file.key)}
            />
          ))}
        </ul>
      )}
      <div className="wz-sorter-actions">
        <p role="status" className="pr-muted">
          {describeFiles(ready, placed, unplaced)}
        </p>
        {hasNotes && !isUploading && <Button onClick={removeDone}>{TEXTS.hideUploaded}</Button>}
        {hasOpen && (
          <Button
            type="primary"
            disabled={ready === 0}
            loading={isUploading}
            onClick={() => void uploadAll()}
          >
            {TEXTS.uploadAll(ready)}
          </Button>
        )}
      </div>
    </div>
  );
}

function describeFiles(ready: number, placed: number, unplaced: number): string {
  const parts = [
    placed > 0 ? TEXTS.placed(placed) : '',
    ready > 0 ? TEXTS.ready(ready) : '',
    unplaced > 0 ? TEXTS.unplaced(unplaced) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
