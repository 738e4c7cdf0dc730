import { downloadFile } from '@pratiche/api';
import { useState, useSyncExternalStore } from 'react';
import { Badge } from '../basic/index.js';
import Drawer from '../lazy/Drawer.js';
import { useDownload } from '../download/useDownload.js';
import { InboxOutlined } from '../icons.js';
import { useApi } from '../session/useApi.js';
import { finishedTaskText, isUnfinishedTask } from '../background-tasks/background-task-text.js';
import { useFinishedTasks } from './useFinishedTasks.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';
import { BackgroundTaskItem } from './BackgroundTaskItem.js';
import { backgroundTaskStore } from '../background-tasks/background-task-store.js';

/** Button with the number of tasks under way; opens their list. Not there while there are none. */
export function BackgroundTasksButton() {
  const api = useApi();
  const { tasks, cancelTask, removeTask } = useBackgroundTasks();
  const { download, enqueueDownload, activeDownload } = useDownload();
  const open = useSyncExternalStore(backgroundTaskStore.subscribe, backgroundTaskStore.isPanelOpen);
  const [statusMessage, setStatusMessage] = useState('');
  const save = (id: string) =>
    download(
      id,
      () => downloadFile(api, '/api/Works/{id}/download', { path: { id } }),
      'Errore Download',
    );

  useFinishedTasks(tasks, (work) => {
    setStatusMessage(finishedTaskText(work));
    if (backgroundTaskStore.claimResult(work.id) && work.state === 'done')
      enqueueDownload(
        work.id,
        () => downloadFile(api, '/api/Works/{id}/download', { path: { id: work.id } }),
        'Errore Download',
      );
  });

  const list = tasks ?? [];
  const underWay = list.filter(isUnfinishedTask).length;
  return (
    <>
      <span role="status" className="pr-visually-hidden">
        {statusMessage}
      </span>
      {(list.length > 0 || open) && (
        <button
          type="button"
          className="pr-icon-button"
          aria-haspopup="dialog"
          onClick={() => backgroundTaskStore.setPanelOpen(true)}
        >
          <span className="pr-visually-hidden">
            {underWay === 0 ? 'Lavorazioni' : `Lavorazioni, ${underWay} in corso`}
          </span>
          <span aria-hidden="true">
            <Badge count={underWay} offset={[4, -2]}>
              <InboxOutlined />
            </Badge>
          </span>
        </button>
      )}
      <Drawer
        open={open}
        title="Lavorazioni"
        size={360}
        closable={{ 'aria-label': 'Chiudi le lavorazioni' }}
        onClose={() => backgroundTaskStore.setPanelOpen(false)}
      >
        <p className="pr-muted">
          Si può continuare a lavorare, cambiare pagina o chiudere il portale. Ciò che è pronto si
          scarica da solo se il portale resta aperto in questa scheda; in ogni caso resta qui per 7
          giorni, ciascuno con il suo «Scarica».
        </p>
        {list.length === 0 && <p>Nessuna lavorazione.</p>}
        <ul className="pr-tasks">
          {list.map((work) => (
            <BackgroundTaskItem
              key={work.id}
              work={work}
              isSaving={activeDownload === work.id}
              onCancel={() => void cancelTask(work.id)}
              onDownload={() => save(work.id)}
              onRemove={() => void removeTask(work.id)}
            />
          ))}
        </ul>
      </Drawer>
    </>
  );
}
