import type { UploadedFile } from '@pratiche/api';
import { Button, DeleteOutlined, errorText, EyeOutlined, formatNumber, useAlerts, useApi, useConfirm, useSession } from '@pratiche/ui';
import { useDossier } from '../../wizard/context.js';
import { splitName } from './file-name.js';

interface UploadedFileLineProps {
  file: UploadedFile;
  moduleId: number;
  onRemoved: () => void;
}

/** An uploaded file: open it, delete it. */
export function UploadedFileLine({ file, moduleId, onRemoved }: UploadedFileLineProps) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const session = useDossier();
  const { user } = useSession();

  async function open() {
    try {
      const { blob, fileName } = await api.upload.download(file.id);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      alerts.error(errorText(error));
    }
  }

  async function remove() {
    if (!(await confirm({ title: `Eliminare ${file.fileName}?`, text: 'Il file sarà tolto dalla pratica.', confirmLabel: 'Elimina', danger: true }))) return;
    const { name, extension } = splitName(file.fileName);
    try {
      await api.upload.remove(session.store.get().record?.accountId ?? user?.id ?? 0, moduleId, name, extension);
      onRemoved();
    } catch (error) {
      alerts.error(errorText(error));
    }
  }

  return (
    <li>
      <span className="wz-file-name">{file.fileName}</span>
      <span className="pr-muted pr-number">{sizeOf(file.size)}</span>
      <Button type="text" icon={<EyeOutlined aria-hidden="true" />} onClick={() => void open()} aria-label={`Scarica ${file.fileName}`} />
      <Button type="text" danger icon={<DeleteOutlined aria-hidden="true" />} onClick={() => void remove()} aria-label={`Elimina ${file.fileName}`} />
    </li>
  );
}

const sizeOf = (bytes: number): string => (bytes < 1_000_000 ? `${formatNumber(Math.max(1, bytes / 1000), 0)} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`);
