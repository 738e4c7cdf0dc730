import { useConfirm } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks for confirmation before unsaved changes are left: with a dialog for links of the portal,
 * with the browser's own prompt for closing and reloading. The back button does not ask; the
 * unsaved input is restored later.
 */
export function useLeaveConfirmation(hasChanges: boolean, onLeave: () => void): void {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });

  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href^="/"]')
          : null;
      if (
        link === null ||
        link.target === '_blank' ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      const to = link.getAttribute('href') ?? '/';
      void confirm({
        title: 'Uscire senza salvare?',
        text: 'Le modifiche al profilo non sono state salvate.',
        confirmLabel: 'Esci senza salvare',
        cancelLabel: 'Resta',
        danger: true,
      }).then((goes) => {
        if (goes) {
          leave.current();
          void navigate(to);
        }
      });
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', catchLink, true);
    return () => {
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('click', catchLink, true);
    };
  }, [hasChanges, confirm, navigate]);
}
