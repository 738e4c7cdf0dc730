import { useConfirm } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Asks before changes that were not saved are left: links of the portal with a dialog, closing and reloading with the
 * browser's own question. By the back button one gets away unasked; what was typed is found again then.
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
