import type { ReactNode, Ref } from 'react';
import { isDialogOpen } from '../keyboard/keyboard-target.js';
import { CloseOutlined } from '../icons.js';
import { useKeyDown } from '../shortcuts/useKeyDown.js';
import { TASK_PANEL_TEXTS as TEXTS } from './texts.js';

interface BackgroundTaskPanelProps {
  ref: Ref<HTMLElement>;
  /** The tasks. */
  children: readonly ReactNode[];
  onClose: () => void;
}

/** The list of tasks beside the page, which stays in reach; Esc closes it wherever the focus is. */
export function BackgroundTaskPanel({ ref, children, onClose }: BackgroundTaskPanelProps) {
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
      <header>
        <h2 id="lavorazioni">{TEXTS.title}</h2>
        <button type="button" className="pr-icon-button" aria-label={TEXTS.close} onClick={onClose}>
          <CloseOutlined />
        </button>
      </header>
      <p className="pr-muted">{TEXTS.help}</p>
      {children.length === 0 && <p>{TEXTS.none}</p>}
      <ul className="pr-tasks">{children}</ul>
    </section>
  );
}
