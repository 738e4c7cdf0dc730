import type { WorkDto } from '@pratiche/api';
import { Button, Progress } from '../basic/index.js';
import { DownloadOutlined } from '../icons.js';
import { taskPercent, taskStateText } from '../background-tasks/background-task-text.js';
import { isUnfinishedTask } from '../activity/unfinished-task.js';
import { TASK_PANEL_TEXTS as TEXTS } from './texts.js';

interface BackgroundTaskItemProps {
  work: WorkDto;
  isSaving: boolean;
  onCancel: () => void;
  onDownload: () => void;
  onRemove: () => void;
}

/** One background task: its progress, its result, and the button to cancel or remove it. */
export function BackgroundTaskItem({
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
