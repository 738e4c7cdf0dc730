import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { isDialogOpen } from '../hooks/keyboard-target.js';
import { CloseOutlined } from '../icons.js';

interface BackgroundTaskPanelProps {
  ref: Ref<HTMLElement>;
  /** The tasks. */
  children: readonly ReactNode[];
  onClose: () => void;
}

/** The list of tasks beside the page, which stays in reach; Esc closes it wherever the focus is. */
export function BackgroundTaskPanel({ ref, children, onClose }: BackgroundTaskPanelProps) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
      close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
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
        <h2 id="lavorazioni">Lavorazioni</h2>
        <button
          type="button"
          className="pr-icon-button"
          aria-label="Chiudi le lavorazioni"
          onClick={onClose}
        >
          <CloseOutlined />
        </button>
      </header>
      <p className="pr-muted">
        Puoi continuare a lavorare, cambiare pagina o chiudere il portale. Quando un file è pronto
        lo scarichiamo noi, se questa scheda è ancora aperta; in ogni caso lo trovi qui per 7
        giorni, con «Scarica».
      </p>
      {children.length === 0 && <p>Nessuna lavorazione.</p>}
      <ul className="pr-tasks">{children}</ul>
    </section>
  );
}
