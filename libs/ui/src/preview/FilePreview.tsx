import type { Download } from '@pratiche/api';
import { useEffect, useRef, useState } from 'react';
import { FILE_TAIL_BYTES, PDF_END_MARK } from '@pratiche/domain';
import { ErrorState } from '../feedback/ErrorState.js';
import { LoadingState } from '../feedback/LoadingState.js';
import { ImagePreview } from './ImagePreview.js';
import { noPreviewText, previewKind, PDF } from './preview-kind.js';
import type { LoadFile, PreviewFile } from './preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

const EMPTY_STATE: ObjectUrlState = { address: null, isDamaged: false, error: null };

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

interface ObjectUrlState {
  /** Object URL of the bytes, valid while the component that requested it is mounted. */
  address: string | null;
  /** A PDF that no browser can open. */
  isDamaged: boolean;
  error: unknown;
}

async function loadWithState(load: () => Promise<Download>, contentType: string) {
  const { blob } = await load();
  return { blob, isDamaged: contentType === PDF && !(await hasPdfEnd(blob)) };
}

interface ObjectUrl extends ObjectUrlState {
  retry: () => void;
}

/** Creates an object URL with a content type of ours, because it opens in our origin, where only images and PDFs may be rendered. */
function useObjectUrl(key: number, contentType: string, load: () => Promise<Download>): ObjectUrl {
  const [state, setState] = useState(EMPTY_STATE);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  useEffect(() => {
    let gone = false;
    let address: string | null = null;
    setState(EMPTY_STATE);
    loadWithState(latest.current, contentType).then(
      ({ blob, isDamaged }) => {
        if (gone) return;
        address = URL.createObjectURL(new Blob([blob], { type: contentType }));
        setState({ address, isDamaged, error: null });
      },
      (error: unknown) => {
        if (!gone) setState({ ...EMPTY_STATE, error });
      },
    );
    return () => {
      gone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [key, contentType, attempt]);

  return { ...state, retry: () => setAttempt((count) => count + 1) };
}

/**
 * Whether the end of a PDF came: a browser shows one that was cut off as an error of its own, in its
 * own language, which the page is not told.
 */
async function hasPdfEnd(blob: Blob): Promise<boolean> {
  return (await blob.slice(-FILE_TAIL_BYTES).text()).includes(PDF_END_MARK);
}
