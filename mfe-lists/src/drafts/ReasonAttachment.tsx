import { Button, PaperClipOutlined, useApi, useDownload } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** What the back office enclosed with the last rejection or request for corrections. */
export function ReasonAttachment({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const { run, running } = useDownload();
  const { data } = useQuery({ queryKey: ['dossier-history', dossierId], queryFn: () => api.module.history(dossierId), staleTime: 0 });
  const fileId = data?.findLast(({ to }) => to === 'WAITING' || to === 'REJECTED')?.attachmentId ?? null;
  if (fileId === null) return null;
  return (
    <Button className="lists-attachment" icon={<PaperClipOutlined />} loading={running !== null} onClick={() => run(fileId, () => api.upload.download(fileId), 'Errore Download Documenti Pratica')}>
      Scarica l’allegato
    </Button>
  );
}
