import type { DocumentSetItemDto } from '@pratiche/api';
import { ACCEPTED_FILE_EXTENSIONS } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { FileSorterRow } from './FileSorterRow.js';
import { isToUpload, useSortedFiles } from './useSortedFiles.js';
import { LAST_STEP_TEXTS as TEXTS } from './texts.js';
import './file-sorter.css';

interface FileSorterProps {
  moduleId: number;
  items: readonly DocumentSetItemDto[];
  onChange: () => void;
}

/** One area for many files: it proposes where each belongs, and uploads them together. */
export function FileSorter({ moduleId, items, onChange }: FileSorterProps) {
  const { files, isUploading, addFiles, uploadAll, chooseDocument, removeFile, removeDone } =
    useSortedFiles(moduleId, items, onChange);
  const ready = files.filter(isToUpload).length;
  const done = files.filter(({ state }) => state === 'done').length;
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
        <>
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
          <div className="wz-sorter-actions">
            <p role="status" className="pr-muted">
              {describeFiles(ready, done, unplaced)}
            </p>
            {done > 0 && !isUploading && (
              <Button onClick={removeDone}>{TEXTS.removeUploaded}</Button>
            )}
            <Button
              type="primary"
              disabled={ready === 0}
              loading={isUploading}
              onClick={() => void uploadAll()}
            >
              {TEXTS.uploadAll(ready)}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function describeFiles(ready: number, done: number, unplaced: number): string {
  const parts = [
    done > 0 ? TEXTS.uploaded(done) : '',
    ready > 0 ? TEXTS.ready(ready) : '',
    unplaced > 0 ? TEXTS.unplaced(unplaced) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
