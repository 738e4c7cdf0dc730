import type { UploadedFileDto } from '@pratiche/api';
import { Button, DeleteOutlined, errorText, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { splitFileName } from '../files/split-file-name.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

interface RequestFileListProps {
  accountId: number;
  dossierId: number;
  files: readonly UploadedFileDto[];
  onRemoved: () => Promise<void>;
}

/** New files of a requested document, each with its deletion. */
export function RequestFileList({ accountId, dossierId, files, onRemoved }: RequestFileListProps) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [removing, setRemoving] = useState<number | null>(null);

  async function removeFile(id: number, fileName: string) {
    if (
      !(await confirm({
        title: TEXTS.deleteQuestion(fileName),
        confirmLabel: TEXTS.delete,
        danger: true,
      }))
    )
      return;
    setRemoving(id);
    try {
      const { name, extension } = splitFileName(fileName);
      await api.DELETE('/api/Upload/{accountId}/{moduleId}/{fileName}/{extension}', {
        params: { path: { accountId, moduleId: dossierId, fileName: name, extension } },
      });
    } catch (failure) {
      alerts.error(errorText(failure));
    }
    await onRemoved();
    setRemoving(null);
  }

  return (
    <ul className="msg-request-files" aria-label={TEXTS.newFiles}>
      {files.map(({ id, fileName }) => (
        <li key={id}>
          <span>{fileName}</span>
          <Button
            size="small"
            type="text"
            danger
            icon={<DeleteOutlined />}
            loading={removing === id}
            aria-label={TEXTS.deleteNamed(fileName)}
            onClick={() => void removeFile(id, fileName)}
          />
        </li>
      ))}
    </ul>
  );
}
