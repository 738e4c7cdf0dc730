import { FilePreview } from './FilePreview.js';
import { PreviewToolbar } from './PreviewToolbar.js';
import { usePreviewKeys } from './usePreviewKeys.js';
import type { PreviewFile, PreviewProps } from './preview.types.js';

interface PreviewContentProps extends Pick<PreviewProps, 'files' | 'load' | 'onOpen' | 'tools'> {
  file: PreviewFile;
}

/** A file with the buttons and keys that lead to the others of its list. */
export function PreviewContent({ files, file, load, onOpen, tools }: PreviewContentProps) {
  const element = usePreviewKeys({ files, onOpen }, file);
  return (
    <div className="preview-content" ref={element}>
      <PreviewToolbar files={files} file={file} load={load} onOpen={onOpen} tools={tools} />
      <FilePreview file={file} load={load} />
    </div>
  );
}
