import { useState } from 'react';
import { SHEET_TEXTS } from './texts.js';

export interface TextCopy {
  /** How the last copy went, for screen readers. */
  announcement: string;
  copyText: (text: string, what: string) => Promise<boolean>;
}

/** Puts text on the clipboard and says in words how it went; `true` when it is there. */
export function useCopyText(): TextCopy {
  const [announcement, setAnnouncement] = useState('');
  const copyText = async (text: string, what: string): Promise<boolean> => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(SHEET_TEXTS.copiedText(what));
      return true;
    } catch {
      setAnnouncement(SHEET_TEXTS.cannotCopy);
      return false;
    }
  };
  return { copyText, announcement };
}
