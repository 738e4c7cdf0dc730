import { useAlerts } from '@pratiche/ui';
import { useCallback } from 'react';
import { focusFirstControl } from './field-focus.js';
import { FORM_TEXTS as TEXTS } from './texts.js';

type Hold = readonly [selector: string, text: (count: number) => string];

/** Its file is nowhere but on the screen, so that it is lost with the step. */
const QUESTION: Hold = ['.wz-replaced', () => TEXTS.answerFirst];
const FILES: readonly Hold[] = [
  QUESTION,
  ['.wz-documents .pr-uploads > li, .wz-sorter-uploading', TEXTS.stillUploading],
  ['.wz-sorter-ready, .wz-sorter-failed, .wz-sorter-refused', TEXTS.notUploaded],
];

/**
 * Holds who leaves the documents with a question about a file open, and who goes on to the sending
 * before the chosen files are there: shows the file and says why. Returns whether it held.
 */
export function useHoldFiles(): (way: 'leave' | 'send') => boolean {
  const alerts = useAlerts();
  return useCallback(
    (way) => {
      const holds = way === 'send' ? FILES : [QUESTION];
      const hold = holds.find(([selector]) => focusFirstControl(selector));
      for (const [, text] of FILES) [1, 2].forEach((count) => alerts.withdraw(text(count)));
      if (hold) alerts.error(hold[1](document.querySelectorAll(hold[0]).length));
      return hold !== undefined;
    },
    [alerts],
  );
}
