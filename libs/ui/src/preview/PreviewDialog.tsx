import { Dialog } from '../dialogs/Dialog.js';
import { LazyPreviewContent } from './LazyPreviewContent.js';
import type { PreviewProps } from './preview.types.js';

/** A file over the page, with the others of the same list before and after it. */
export function PreviewDialog({
  files,
  openId,
  load,
  onOpen,
  onClose,
  tools,
  beside,
}: PreviewProps) {
  const file = files.find(({ id }) => id === openId);
  return (
    <Dialog
      open={file !== undefined}
      title={file ? (file.title ?? file.fileName) : ''}
      width={900}
      onClose={onClose}
    >
      {file && (
        <div className="preview">
          <p className="preview-name">{file.fileName}</p>
          <LazyPreviewContent
            files={files}
            file={file}
            load={load}
            onOpen={onOpen}
            tools={tools}
            beside={beside}
          />
        </div>
      )}
    </Dialog>
  );
}
