import { Button } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { DownloadOutlined } from '../icons.js';
import type { PreviewFile, PreviewProps } from './preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

/** Previous, next and "Scarica" for the open file, and what else its page offers. */
export function PreviewToolbar({
  files,
  file,
  load,
  onOpen,
  tools,
}: Pick<PreviewProps, 'files' | 'load' | 'onOpen' | 'tools'> & { file: PreviewFile }) {
  const { download, activeDownload } = useDownload();
  const index = files.findIndex(({ id }) => id === file.id);
  const before = files[index - 1];
  const after = files[index + 1];
  return (
    <div className="preview-bar">
      {files.length > 1 && (
        <div className="preview-walk" role="group" aria-label={TEXTS.documents}>
          <Button
            size="small"
            aria-label={TEXTS.previous}
            title={TEXTS.previous}
            aria-keyshortcuts="ArrowLeft"
            disabled={!before}
            onClick={() => before && onOpen(before.id)}
          >
            ←
          </Button>
          <span aria-live="polite">
            {index + 1} {TEXTS.of} {files.length}
          </span>
          <Button
            size="small"
            aria-label={TEXTS.next}
            title={TEXTS.next}
            aria-keyshortcuts="ArrowRight"
            disabled={!after}
            onClick={() => after && onOpen(after.id)}
          >
            →
          </Button>
        </div>
      )}
      {tools?.(file)}
      <Button
        size="small"
        icon={<DownloadOutlined />}
        loading={activeDownload !== null}
        onClick={() => download(file.id, () => load(file), TEXTS.downloadFailed)}
      >
        {TEXTS.download}
      </Button>
    </div>
  );
}
