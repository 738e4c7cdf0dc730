import { ErrorState } from '../feedback/ErrorState.js';
import { LoadingState } from '../feedback/LoadingState.js';
import { ImagePreview } from './ImagePreview.js';
import { noPreviewText, previewKind } from './preview-kind.js';
import type { LoadFile, PreviewFile } from './preview.types.js';
import { useObjectUrl } from './useObjectUrl.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

/** Chromium's pane of page thumbnails would take more than half of the frame. */
const FIT_WIDTH = '#navpanes=0&view=FitH';

/** A file inside the page, as far as a browser can show it. */
export function FilePreview({ file, load }: { file: PreviewFile; load: LoadFile }) {
  const kind = previewKind(file.contentType, navigator.pdfViewerEnabled);
  if (kind === 'none') return <p className="preview-none">{noPreviewText(file.contentType)}</p>;
  return <LoadedFilePreview key={file.id} file={file} load={load} kind={kind} />;
}

function LoadedFilePreview({
  file,
  load,
  kind,
}: {
  file: PreviewFile;
  load: LoadFile;
  kind: 'image' | 'pdf';
}) {
  const { address, isDamaged, error, retry } = useObjectUrl(file.id, file.contentType, () =>
    load(file),
  );
  if (error) return <ErrorState error={error} title={TEXTS.openFailed} onRetry={retry} />;
  if (address === null) return <LoadingState label={TEXTS.opening(file.fileName)} lines={6} />;
  if (isDamaged)
    return (
      <p className="preview-none" role="alert">
        {TEXTS.damagedPdf}
      </p>
    );
  if (kind === 'image') return <ImagePreview address={address} name={file.fileName} />;
  return (
    <iframe
      className="preview-pdf"
      src={`${address}${FIT_WIDTH}`}
      title={TEXTS.document(file.fileName)}
    />
  );
}
