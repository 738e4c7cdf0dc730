import { useConfirm } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isOnGuardEntry, setLeaveQuestion } from './leave-question.js';
import { LEAVE_TEXTS as TEXTS } from './leave-texts.js';

interface LeaveConfirmation {
  hasChanges: boolean;
  /** What was not saved. */
  text: string;
  /** Forgets the changes that are given up. */
  onLeave?: () => void;
  /** Without it the page shows the changes again when it is opened next. */
  asksOnBack: boolean;
}

/**
 * Asks before unsaved changes are left: with a dialog for links, for the menu of the account
 * (`confirmLeaving`) and, if wanted, for the back button; with the browser's own prompt for closing
 * and reloading.
 */
export function useLeaveConfirmation(options: LeaveConfirmation): void {
  const { hasChanges, asksOnBack } = options;
  const confirm = useConfirm();
  const navigate = useNavigate();
  const latest = useRef({ ...options, navigate });
  useEffect(() => {
    latest.current = { ...options, navigate };
  });

  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = async (): Promise<boolean> => {
      const goes = await confirm({
        title: TEXTS.question,
        text: latest.current.text,
        confirmLabel: TEXTS.leave,
        cancelLabel: TEXTS.stay,
        danger: true,
      });
      if (goes) latest.current.onLeave?.();
      return goes;
    };
    const withdrawQuestion = setLeaveQuestion(ask);
    const stopWatching = asksOnBack ? watchBackButton(ask) : () => undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const catchLink = (event: MouseEvent) => {
      const to = readLeavingLink(event);
      if (to === null) return;
      event.preventDefault();
      event.stopPropagation();
      void ask().then((goes) => {
        if (goes) void latest.current.navigate(to, { replace: isOnGuardEntry() });
      });
    };
    document.addEventListener('click', catchLink, true);
    return () => {
      document.removeEventListener('click', catchLink, true);
      window.removeEventListener('beforeunload', warn);
      stopWatching();
      withdrawQuestion();
    };
  }, [hasChanges, asksOnBack, confirm]);
}

/** Where a press leads within the portal; `null` when it stays or opens another tab. */
function readLeavingLink(event: MouseEvent): string | null {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link =
    event.target instanceof Element
      ? event.target.closest<HTMLAnchorElement>('a[href^="/"]:not([target="_blank"])')
      : null;
  return isPlain ? (link?.getAttribute('href') ?? null) : null;
}

/** Place of an entry in the history of the tab, as the router writes it. */
function readIndex(state: unknown): number | null {
  const index: unknown =
    typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
}

/**
 * Adds an entry of the same page to the history, so that the back button stays on the page and can
 * be asked about: the router hears of it first, and would have left.
 */
function watchBackButton(ask: () => Promise<boolean>): () => void {
  const here = readIndex(window.history.state);
  if (here === null) return () => undefined;
  let isAsking = false;
  window.history.pushState({ ...window.history.state, idx: here + 1, isLeaveGuard: true }, '');

  const askAboutStep = (event: PopStateEvent) => {
    if (isAsking || readIndex(event.state) !== here) return;
    isAsking = true;
    void ask().then((goes) => {
      window.history.go(goes ? -1 : 1);
      isAsking = false;
    });
  };
  window.addEventListener('popstate', askAboutStep);
  return () => {
    window.removeEventListener('popstate', askAboutStep);
    // Saved or taken back: the entry is not needed any more. After a logout the login takes its place first.
    setTimeout(() => {
      if (isOnGuardEntry()) window.history.back();
    });
  };
}
