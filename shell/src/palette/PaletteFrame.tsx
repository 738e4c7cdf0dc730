import type { PaletteFrameProps } from '@pratiche/ui/office';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PALETTE_TEXTS } from './texts.js';

/** The field of the palette above the page: at once, also while the rest of it loads. */
export function PaletteFrame({ text, onText, onClose, input, children }: PaletteFrameProps) {
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
