import { useRef, type RefObject } from 'react';
import { FilePreview } from './FilePreview.js';
import type { PreviewFile, PreviewProps } from './preview.types.js';
import { isDialogOpen, isTyping } from '../keyboard/keyboard-target.js';
import { useKeyDown } from '../shortcuts/useKeyDown.js';
import { Button } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { DownloadOutlined } from '../icons.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

/** What moves by these keys itself: the enlarged image, tabs and menus. */
const OWN_ARROWS = '.preview-stage, [role="tablist"], [role="menu"]';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface PreviewContentProps extends Pick<
  PreviewProps,
  'files' | 'load' | 'onOpen' | 'tools' | 'beside'
> {
  file: PreviewFile;
}

/** A file with the buttons and keys that lead to the others of its list. */
export function PreviewContent(props: PreviewContentProps) {
  const { files, file, load, onOpen, tools, beside } = props;
  const element = usePreviewKeys({ files, onOpen }, file);
  return (
    <div className="preview-content" ref={element}>
      <PreviewToolbar files={files} file={file} load={load} onOpen={onOpen} tools={tools} />
      <div className="preview-body">
        {beside?.(file)}
        <FilePreview file={file} load={load} />
      </div>
    </div>
  );
}

/**
 * ← and → lead to the file before and after, wherever the focus is beside the preview.
 * @returns the element that holds the preview
 */
function usePreviewKeys(
  { files, onOpen }: Pick<PreviewProps, 'files' | 'onOpen'>,
  file: PreviewFile,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useKeyDown(true, (event) => {
    const by = STEPS[event.key];
    if (by === undefined || hasModifier(event) || event.defaultPrevented) return;
    if (isTyping(event.target) && !isInside(event.target, element.current)) return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS) !== null) return;
    if (isDialogOpen() && element.current?.closest('[role="dialog"]') === null) return;
    event.preventDefault();
    const next = files[files.findIndex(({ id }) => id === file.id) + by];
    if (next) onOpen(next.id);
  });
  return element;
}

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A preview that is a dialog counts as typing for the page below, not for itself. */
const isInside = (target: EventTarget | null, dialogContent: Element | null): boolean =>
  target instanceof Element &&
  !target.matches('input, textarea, select') &&
  dialogContent?.closest('[role="dialog"]')?.contains(target) === true;

/** Previous, next and "Scarica" for the open file, and what else its page offers. */
function PreviewToolbar({
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
