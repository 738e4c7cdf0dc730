import { useState } from 'react';

/** Puts text on the clipboard and says in words how it went; `true` when it is there. */
export function useCopyText() {
  const [announcement, setAnnouncement] = useState('');
  const copy = async (text: string, what: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(`Copiato: ${what}`);
      return true;
    } catch {
      setAnnouncement(
        'Il browser non permette di copiare: selezionare il valore e copiarlo a mano.',
      );
      return false;
    }
  };
  return { copy, announcement };
}
