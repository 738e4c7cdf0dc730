import type { ReactNode, Ref } from 'react';
import { CloseOutlined } from '../icons.js';

interface BackgroundTaskPanelProps {
  ref: Ref<HTMLElement>;
  /** The tasks. */
  children: readonly ReactNode[];
  onClose: () => void;
}

/** The list of tasks beside the page, which stays in reach; Esc closes it. */
export function BackgroundTaskPanel({ ref, children, onClose }: BackgroundTaskPanelProps) {
  return (
    <section
      ref={ref}
      className="pr-task-panel"
      role="dialog"
      aria-modal="false"
      aria-labelledby="lavorazioni"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
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
        Si può continuare a lavorare, cambiare pagina o chiudere il portale. Ciò che è pronto si
        scarica da solo se il portale resta aperto in questa scheda; in ogni caso resta qui per 7
        giorni, ciascuno con il suo «Scarica».
      </p>
      {children.length === 0 && <p>Nessuna lavorazione.</p>}
      <ul className="pr-tasks">{children}</ul>
    </section>
  );
}
