import { ErrorState } from '../feedback/ErrorState.js';
import { LoadingState } from '../feedback/LoadingState.js';
import { PictureView } from './PictureView.js';
import { noPreviewText, previewKind } from './preview-kind.js';
import type { LoadFile, PreviewFile } from './types.js';
import { useFileAddress } from './useFileAddress.js';

/** A file inside the page, as far as a browser can show it. */
export function FileView({ file, load }: { file: PreviewFile; load: LoadFile }) {
  const kind = previewKind(file.contentType, navigator.pdfViewerEnabled);
  if (kind === 'none') return <p className="preview-none">{noPreviewText(file.contentType)}</p>;
  return <Shown key={file.id} file={file} load={load} kind={kind} />;
}

function Shown({ file, load, kind }: { file: PreviewFile; load: LoadFile; kind: 'image' | 'pdf' }) {
  const { address, error, retry } = useFileAddress(file.id, file.contentType, () => load(file));
  if (error)
    return (
      <ErrorState error={error} title="Non è stato possibile aprire il file" onRetry={retry} />
    );
  if (address === null) return <LoadingState label={`Apertura di ${file.fileName}…`} lines={6} />;
  if (kind === 'image') return <PictureView address={address} name={file.fileName} />;
  return <iframe className="preview-pdf" src={address} title={`Documento ${file.fileName}`} />;
}
