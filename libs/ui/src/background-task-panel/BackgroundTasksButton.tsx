import { downloadFileOrLink, type WorkDto } from '@pratiche/api';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { Badge, Button, Progress } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { DownloadOutlined, CloseOutlined } from '../icons.js';
import { useApi } from '../session/useApi.js';
import {
  describeTaskCounts,
  finishedTaskText,
  newlyFinishedTasks,
  taskPercent,
  taskStateText,
} from '../background-tasks/background-task-text.js';
import { isUnfinishedTask } from '../activity/unfinished-task.js';
import { useBackgroundTasks } from '../background-tasks/useBackgroundTasks.js';
import { backgroundTaskStore } from '../background-tasks/background-task-store.js';
import { isDialogOpen } from '../keyboard/keyboard-target.js';
import { useKeyDown } from '../shortcuts/useKeyDown.js';
import { TASK_PANEL_TEXTS as TEXTS } from '../background-tasks/texts.js';

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

/** Calls back once for every task that finishes while the page is open. */
function useFinishedTasks(
  works: readonly WorkDto[] | undefined,
  onEnd: (work: WorkDto) => void,
): void {
  const before = useRef<readonly WorkDto[]>([]);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (works === undefined) return;
    for (const work of newlyFinishedTasks(before.current, works, backgroundTaskStore.isAwaited))
      latest.current(work);
    before.current = works;
  }, [works]);
}

interface BackgroundTaskPanelProps {
  ref: Ref<HTMLElement>;
  /** The tasks. */
  children: readonly ReactNode[];
  onClose: () => void;
}

/** The list of tasks beside the page, which stays in reach; Esc closes it wherever the focus is. */
function BackgroundTaskPanel({ ref, children, onClose }: BackgroundTaskPanelProps) {
  useKeyDown(true, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
    onClose();
  });
  return (
    <section
      ref={ref}
      className="pr-task-panel"
      role="dialog"
      aria-modal="false"
      aria-labelledby="lavorazioni"
      tabIndex={-1}
    >
      <div className="pr-task-head">
        <h2 id="lavorazioni">{TEXTS.title}</h2>
        <button type="button" className="pr-icon-button" aria-label={TEXTS.close} onClick={onClose}>
          <CloseOutlined />
        </button>
      </div>
      <p className="pr-muted">{TEXTS.help}</p>
      {children.length === 0 && <p>{TEXTS.none}</p>}
      <ul className="pr-tasks">{children}</ul>
    </section>
  );
}

interface BackgroundTaskItemProps {
  work: WorkDto;
  isSaving: boolean;
  onCancel: () => void;
  onDownload: () => void;
  onRemove: () => void;
}

/** One background task: its progress, its result, and the button to cancel or remove it. */
function BackgroundTaskItem({
  work,
  isSaving,
  onCancel,
  onDownload,
  onRemove,
}: BackgroundTaskItemProps) {
  const isOpen = isUnfinishedTask(work);
  return (
    <li className="pr-task">
      <h3>{work.title}</h3>
      <p className={work.state === 'failed' ? 'pr-field-error' : 'pr-muted'}>
        {taskStateText(work)}
      </p>
      {isOpen && (
        <Progress percent={taskPercent(work) ?? 0} aria-label={TEXTS.progressOf(work.title)} />
      )}
      <div className="pr-task-actions">
        {isOpen && (
          <Button onClick={onCancel} aria-label={TEXTS.cancelNamed(work.title)}>
            {TEXTS.cancel}
          </Button>
        )}
        {work.state === 'done' && (
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            loading={isSaving}
            onClick={onDownload}
            aria-label={TEXTS.downloadNamed(work.title)}
          >
            {TEXTS.download}
          </Button>
        )}
        {!isOpen && (
          <Button type="text" onClick={onRemove} aria-label={TEXTS.removeNamed(work.title)}>
            {TEXTS.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
