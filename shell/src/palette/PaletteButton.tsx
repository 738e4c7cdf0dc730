import type { SessionUserDto } from '@pratiche/api';
import { isDialogOpen, loadWhenOnline, SearchOutlined } from '@pratiche/ui';
import { lazy, Suspense, useEffect, useRef, useState, useLayoutEffect } from 'react';
import type { PaletteFrameProps } from '@pratiche/ui/office';
import { createPortal } from 'react-dom';
import { buildMainMenu } from '../menu/main-menu.js';
import { PALETTE_TEXTS } from './texts.js';

const loadPalette = async () => (await import('@pratiche/ui/office')).loadPalette();
const Palette = lazy(() => loadWhenOnline(loadPalette));
const preload = () => void loadPalette().catch(() => undefined);

/** Opens the palette, which is loaded with the first press: of the button or of Ctrl K, anywhere on the page. */
export function PaletteButton({ user }: { user: SessionUserDto }) {
  const [isOpen, setOpen] = useState(false);
  const [hasActions, setHasActions] = useState(true);
  // Kept here: what is typed while the palette loads is in it when it comes.
  const [text, setText] = useState('');
  const opener = useRef<Element | null>(null);
  const chosen = useRef<(() => void) | undefined>(undefined);

  const open = () => {
    opener.current = document.activeElement;
    setText('');
    setHasActions(!isDialogOpen());
    setOpen(true);
  };
  const close = (run?: () => void, leaves = false) => {
    if (leaves) opener.current = null;
    chosen.current = run;
    setOpen(false);
  };

  useEffect(() => {
    if (isOpen) return undefined;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') return preload();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return undefined;
      if (event.key.toLowerCase() !== 'k') return undefined;
      event.preventDefault();
      event.stopPropagation();
      return open();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        className="sh-palette-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      >
        <SearchOutlined aria-hidden="true" />
        <span>{PALETTE_TEXTS.search}</span>{' '}
        <kbd>{/mac/i.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense fallback={<PaletteFrame text={text} onText={setText} onClose={close} />}>
          <Palette
            user={user}
            menu={buildMainMenu(user)}
            hasActions={hasActions}
            text={text}
            onText={setText}
            onClose={close}
            Frame={PaletteFrame}
          />
        </Suspense>
      )}
    </>
  );
}

/** The field of the palette above the page: at once, also while the rest of it loads. */
function PaletteFrame({ text, onText, onClose, input, children }: PaletteFrameProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return createPortal(
    <div
      className="sh-palette"
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-label={PALETTE_TEXTS.search}
        className="of-palette-panel"
      >
        <input
          ref={field}
          type="text"
          className="pr-input"
          aria-label={PALETTE_TEXTS.searchLabel}
          placeholder={PALETTE_TEXTS.searchPlaceholder}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={({ target }) => onText(target.value)}
          {...input}
        />
        {children}
      </div>
    </div>,
    document.body,
  );
}
