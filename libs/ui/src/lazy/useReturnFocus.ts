import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened an overlay, also where the overlay goes with its parent or a
 * field in it took the focus before antd could note where it was.
 */
export function useReturnFocus(isOpen: boolean): void {
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [opener, setOpener] = useState(isOpen ? document.activeElement : null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpener(document.activeElement);
  }
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      setTimeout(() => {
        const now = document.activeElement;
        if (now !== null && now !== document.body) return;
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        else document.querySelector('main')?.focus({ preventScroll: true });
      });
    };
  }, [isOpen, opener]);
}
