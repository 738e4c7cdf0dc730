import type { WorkDto } from '@pratiche/api';
import { Button, DownloadOutlined, useBackgroundTasks } from '@pratiche/ui';
import type { useListParams } from '@pratiche/ui/lists';
import { useCommands } from '@pratiche/ui/office';
import { useState } from 'react';
import { EXPORT_TEXTS } from './texts.js';

interface ExportButtonProps {
  /** Search and filters that are in force. */
  params: Pick<ReturnType<typeof useListParams>, 'search' | 'filters'>;
  start: (filters: Record<string, string | undefined>) => Promise<WorkDto>;
}

/**
 * Makes a spreadsheet of exactly what the list's search and filters find; progress and result are
 * in the works panel.
 */
export function ExportButton({ params: { search, filters }, start }: ExportButtonProps) {
  const tasks = useBackgroundTasks();
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    await tasks.startTask(() => start({ ...filters, search }), EXPORT_TEXTS.failed);
    setBusy(false);
  }
  useCommands(EXPORT_TEXTS.commandGroup, [
    {
      id: 'export',
      label: EXPORT_TEXTS.export,
      words: EXPORT_TEXTS.searchWords,
      run: () => void run(),
    },
  ]);
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={busy}
      onClick={() => void run()}
    >
      {EXPORT_TEXTS.export}
    </Button>
  );
}
