import { downloadFile } from '@pratiche/api';
import type { LIBRARY_SLUGS } from '@pratiche/domain';
import { Button, FileTextOutlined, useApi, useDownload } from '@pratiche/ui';
import { LIBRARY_TEXTS } from './texts.js';

interface LibraryGuideButtonProps {
  slug: (typeof LIBRARY_SLUGS)[keyof typeof LIBRARY_SLUGS];
  text: string;
}

/** A guide of ours as a PDF, where it is needed. */
export function LibraryGuideButton({ slug, text }: LibraryGuideButtonProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return (
    <Button
      className="wz-guide"
      icon={<FileTextOutlined aria-hidden="true" />}
      loading={activeDownload !== null}
      onClick={() =>
        download(
          slug,
          () => downloadFile(api, '/api/Library/guides/{key}', { path: { key: String(slug) } }),
          LIBRARY_TEXTS.downloadFailed(text),
        )
      }
    >
      {text}
    </Button>
  );
}
