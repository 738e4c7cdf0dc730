import { useEffect, useRef } from 'react';
import { Button } from '../basic/index.js';
import { LazyPreviewContent } from './LazyPreviewContent.js';
import type { PreviewProps } from './preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from './texts.js';

/**
 * Shows a file beside the data it proves: not modal, so that the user can read the file and edit
 * the form. Esc closes it while it has the focus.
 */
export function PreviewPanel({
  files,
  openId,
  load,
  onOpen,
  onClose,
  tools,
  beside,
}: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const file = files.find(({ id }) => id === openId);
  const isOpen = file !== undefined;
  // A preview that comes with its page leaves the focus to the page.
  const isWithPage = useRef(isOpen);

  useEffect(() => {
    if (!isOpen) {
      isWithPage.current = false;
      return undefined;
    }
    if (isWithPage.current) return undefined;
    opener.current = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    };
  }, [isOpen]);

  if (!file) return null;
  return (
    <section
      className="pr-card preview preview-panel"
      aria-labelledby="preview-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="preview-head">
        <h2 id="preview-title" ref={heading} tabIndex={-1}>
          {file.title ?? file.fileName}
        </h2>
        <Button size="small" onClick={onClose}>
          {TEXTS.close}
        </Button>
      </div>
      {file.title && <p className="preview-name">{file.fileName}</p>}
      <LazyPreviewContent
        files={files}
        file={file}
        load={load}
        onOpen={onOpen}
        tools={tools}
        beside={beside}
      />
    </section>
  );
}
