import { downloadFileOrLink } from '@pratiche/api';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Badge } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { DownloadOutlined } from '../icons.js';
import { useApi } from '../session/useApi.js';
import { describeTaskCounts, finishedTaskText } from '../background-tasks/background-task-text.js';
import { isUnfinishedTask } from '../activity/unfinished-task.js';
import { useFinishedTasks } from './useFinishedTasks.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';
import { BackgroundTaskItem } from './BackgroundTaskItem.js';
import { BackgroundTaskPanel } from './BackgroundTaskPanel.js';
import { backgroundTaskStore } from '../background-tasks/background-task-store.js';
import { TASK_PANEL_TEXTS as TEXTS } from './texts.js';

/**
 * Button with the number of tasks under way and ready; opens their list beside the page, which stays
 * in reach. Not there while there are none.
 */
export function BackgroundTasksButton() {
  const api = useApi();
  const { tasks, cancelTask, removeTask } = useBackgroundTasks();
  const { download, enqueueDownload, activeDownload } = useDownload();
  const [statusMessage, setStatusMessage] = useState('');
  const { open, button, panel, close, toggle } = useTaskPanel();
  const save = (id: string) =>
    download(
      id,
      () => downloadFileOrLink(api, '/api/Works/{id}/download', { path: { id } }),
      TEXTS.downloadFailed,
    );

  useFinishedTasks(tasks, (work) => {
    setStatusMessage(finishedTaskText(work));
    if (backgroundTaskStore.claimResult(work.id) && work.state === 'done')
      enqueueDownload(
        work.id,
        () => downloadFileOrLink(api, '/api/Works/{id}/download', { path: { id: work.id } }),
        TEXTS.downloadFailed,
      );
  });

  const list = tasks ?? [];
  const underWay = list.filter(isUnfinishedTask).length;
  const ready = list.filter(({ state }) => state === 'done').length;
  return (
    <>
      <span role="status" className="pr-visually-hidden">
        {statusMessage}
      </span>
      {(list.length > 0 || open) && (
        <button
          ref={button}
          type="button"
          className="pr-icon-button"
          aria-expanded={open}
          onClick={toggle}
        >
          <span className="pr-visually-hidden">{describeTaskCounts(underWay, ready)}</span>
          <span aria-hidden="true">
            <Badge count={underWay + ready} offset={[4, -2]}>
              <DownloadOutlined />
            </Badge>
          </span>
        </button>
      )}
      {open && (
        <BackgroundTaskPanel ref={panel} onClose={close}>
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
        </BackgroundTaskPanel>
      )}
    </>
  );
}

/** Whether the list is open, and where the focus goes as it opens and closes. */
function useTaskPanel() {
  const open = useSyncExternalStore(backgroundTaskStore.subscribe, backgroundTaskStore.isPanelOpen);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  /** The focus moves only when the button was pressed: a task that begins opens the list too. */
  const isAsked = useRef(false);
  useEffect(() => {
    if (open && isAsked.current) panel.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [open]);
  function close() {
    if (panel.current?.contains(document.activeElement)) button.current?.focus();
    backgroundTaskStore.setPanelOpen(false);
  }
  function toggle() {
    isAsked.current = !open;
    if (open) close();
    else backgroundTaskStore.setPanelOpen(true);
  }
  return { open, button, panel, close, toggle };
}
