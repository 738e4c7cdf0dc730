import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { ErrorState } from '../feedback/ErrorState.js';
import { LoadingState } from '../feedback/LoadingState.js';
import { DownloadOutlined } from '../icons.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';
import { ImagePreview } from './ImagePreview.js';
import { noPreviewText, previewKind } from './preview-kind.js';
import type { LoadFile, PreviewFile } from './preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

/** Heavier than all else of a page: fetched with the first PDF. */
const PdfPreview = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('./pdf-viewer/PdfPreview.js')).PdfPreview,
  })),
);

/** A file inside the page, where it can be shown. */
export function FilePreview({ file, load }: { file: PreviewFile; load: LoadFile }) {
  const kind = previewKind(file.contentType);
  const download = (text: string) => <NotShown text={text} file={file} load={load} />;
  if (kind === 'none') return download(noPreviewText(file.contentType));
  return <LoadedFilePreview file={file} load={load} kind={kind} renderFault={download} />;
}

interface LoadedFilePreviewProps {
  file: PreviewFile;
  load: LoadFile;
  kind: 'image' | 'pdf';
  renderFault: (text: string) => ReactNode;
}

function LoadedFilePreview({ file, load, kind, renderFault }: LoadedFilePreviewProps) {
  const { blob, error, retry } = useFileBlob(file, load);
  if (error) return <ErrorState error={error} title={TEXTS.openFailed} onRetry={retry} />;
  const loading = <LoadingState label={TEXTS.opening(file.fileName)} lines={6} />;
  if (kind === 'pdf')
    return (
      <Suspense fallback={loading}>
        <PdfPreview file={file} blob={blob} renderFault={renderFault} />
      </Suspense>
    );
  return blob === null ? (
    loading
  ) : (
    <ImagePreview key={file.id} file={file} blob={blob} renderFault={renderFault} />
  );
}

/** Why a file is not shown, with the other way to it. */
function NotShown({ text, file, load }: { text: string; file: PreviewFile; load: LoadFile }) {
  const { download, activeDownload } = useDownload();
  return (
    <div className="preview-none">
      <p role="alert">{text}</p>
      <Button
        icon={<DownloadOutlined />}
        loading={activeDownload !== null}
        onClick={() => download(file.id, () => load(file), TEXTS.downloadFailed)}
      >
        {TEXTS.downloadFile}
      </Button>
    </div>
  );
}

interface FileBlob {
  /** `null` until it is here. */
  blob: Blob | null;
  error: unknown;
  retry: () => void;
}

/** Fetches a file; one that comes after the next was opened is not shown. */
function useFileBlob(file: PreviewFile, load: LoadFile): FileBlob {
  const [fetched, setFetched] = useState<{ id: number; blob: Blob | null; error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ file, load });
  useEffect(() => {
    latest.current = { file, load };
  });

  const { id } = file;
  useEffect(() => {
    let isOld = false;
    latest.current.load(latest.current.file).then(
      ({ blob }) => {
        if (!isOld) setFetched({ id, blob, error: null });
      },
      (error: unknown) => {
        if (!isOld) setFetched({ id, blob: null, error });
      },
    );
    return () => {
      isOld = true;
    };
  }, [id, attempt]);

  return {
    blob: fetched?.id === id ? fetched.blob : null,
    error: fetched?.id === id ? fetched.error : null,
    retry: () => {
      setFetched(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
