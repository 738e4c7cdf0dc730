import { downloadFileOrLink, type UploadedFileDto } from '@pratiche/api';
import { Button, Dropdown, useApi, useDownload, type MenuItem } from '@pratiche/ui';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface DocumentMenuProps {
  name: string;
  files: readonly UploadedFileDto[];
  /** `null` when it may not be done now. */
  onAsk: (() => void) | null;
  onAdd: (() => void) | null;
}

/** The rarer acts on a document. */
export function DocumentMenu({ name, files, onAsk, onAdd }: DocumentMenuProps) {
  const api = useApi();
  const { download } = useDownload();
  const items: MenuItem[] = files.map(({ id, fileName }) => ({
    key: `download-${id}`,
    label: ADMIN_DOCUMENT_TEXTS.download(fileName),
    onClick: () =>
      download(
        id,
        () => downloadFileOrLink(api, '/api/Upload/download/{fileId}', { path: { fileId: id } }),
        ADMIN_DOCUMENT_TEXTS.downloadFailed,
      ),
  }));
  if (onAsk)
    items.unshift({ key: 'ask', label: ADMIN_DOCUMENT_TEXTS.requestAgain, onClick: onAsk });
  if (onAdd) items.push({ key: 'add', label: ADMIN_DOCUMENT_TEXTS.addFile, onClick: onAdd });
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }}>
      <Button size="small" type="text" aria-label={ADMIN_DOCUMENT_TEXTS.otherActions(name)}>
        ⋯
      </Button>
    </Dropdown>
  );
}
