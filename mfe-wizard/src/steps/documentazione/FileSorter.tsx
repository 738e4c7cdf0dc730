import type { DocumentSetItemDto } from '@pratiche/api';
import { ACCEPTED_FILE_EXTENSIONS, selectPlural } from '@pratiche/domain';
import { Button, FileDrop } from '@pratiche/ui';
import { FileSorterRow } from './FileSorterRow.js';
import { isToUpload, useSortedFiles } from './useSortedFiles.js';
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
      <h4>Tutti i file insieme</h4>
      <p className="pr-muted">
        Proponiamo a quale documento appartengono, tu controlli e confermi. PDF, JPEG, PNG, HEIC,
        ZIP o P7M (per le fatture anche XML, che leggiamo), meno di 40 MB per file.
      </p>
      <FileDrop
        label="Più documenti insieme"
        accept={`${ACCEPTED_FILE_EXTENSIONS},.xml`}
        disabled={isUploading}
        onFiles={(added) => void addFiles(added)}
      />
      {files.length > 0 && (
        <>
          <ul className="wz-sorter-list" aria-label="File da caricare">
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
            {done > 0 && !isUploading && <Button onClick={removeDone}>Togli i caricati</Button>}
            <Button
              type="primary"
              disabled={ready === 0}
              loading={isUploading}
              onClick={() => void uploadAll()}
            >
              {selectPlural(ready, 'Carica il file', 'Carica tutti')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function describeFiles(ready: number, done: number, unplaced: number): string {
  const parts = [
    done === 1 ? '1 file caricato' : done > 1 ? `${done} file caricati` : '',
    ready === 1 ? '1 da caricare' : ready > 1 ? `${ready} da caricare` : '',
    unplaced === 1
      ? '1 senza documento: sceglilo'
      : unplaced > 1
        ? `${unplaced} senza documento: sceglilo`
        : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
