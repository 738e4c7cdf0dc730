import type { Download, LibraryFileDto } from '@pratiche/api';
import {
  Button,
  DateText,
  DownloadOutlined,
  FileTextOutlined,
  formatBytes,
  useDownload,
} from '@pratiche/ui';
import { LIBRARY_TEXTS as TEXTS } from './texts.js';
import './library.css';

interface LibraryFileCardProps {
  file: LibraryFileDto;
  /** Rank of its title on the page. */
  heading: 'h2' | 'h3';
  fetch: () => Promise<Download>;
}

/** A file to download, in one row: its description, its type and age, and the download button. */
export function LibraryFileCard({ file, heading: Heading, fetch }: LibraryFileCardProps) {
  const { activeDownload, download } = useDownload();
  const type = file.contentType === 'application/zip' ? 'ZIP' : 'PDF';
  return (
    <li className="sh-file pr-card">
      <FileTextOutlined aria-hidden="true" />
      <div>
        <Heading>{file.title}</Heading>
        <p className="pr-muted">
          {type}
          {file.size !== null && `, ${formatBytes(file.size)}`} · <DateText value={file.updated} />
          {file.description !== '' && ` · ${file.description}`}
        </p>
      </div>
      <Button
        type="text"
        icon={<DownloadOutlined aria-hidden="true" />}
        aria-label={TEXTS.downloadFile(file.title)}
        loading={activeDownload !== null}
        onClick={() => download(file.id, fetch, TEXTS.downloadFailed(file.title))}
      >
        {TEXTS.download}
      </Button>
    </li>
  );
}
