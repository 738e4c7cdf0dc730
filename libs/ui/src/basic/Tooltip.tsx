import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { positionTooltip, type TooltipSide } from './tooltip-position.js';

interface TooltipProps {
  title: ReactNode;
  placement?: TooltipSide;
  /** The element that the tooltip describes. */
  children: ReactElement;
}

/**
 * A short text beside the hovered or focused element; Esc closes it. It is visual only: the caller
 * must give the same text to screen readers as a name or description.
 */
export function Tooltip({ title, placement = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open]);

  return (
    <span
      ref={frame}
      className="pr-tooltip-frame"
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) setOpen(true);
      }}
      onBlur={() => setOpen(false)}
    >
      {children}
      {open && (
        <TooltipBubble frame={frame} placement={placement}>
          {title}
        </TooltipBubble>
      )}
    </span>
  );
}

function TooltipBubble({
  frame,
  placement,
  children,
}: {
  frame: RefObject<HTMLElement | null>;
  placement: TooltipSide;
  children: ReactNode;
}) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const { current: element } = bubble;
    const anchor = frame.current?.firstElementChild;
    if (!element || !anchor) return;
    // In front of everything, cut off by nothing; browsers without it show it where it is put all the same.
    if ('showPopover' in element) element.showPopover();
    const { side, left, top } = positionTooltip(
      anchor.getBoundingClientRect(),
      element.getBoundingClientRect(),
      { width: document.documentElement.clientWidth, height: window.innerHeight },
      placement,
    );
    element.dataset['side'] = side;
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
  }, [frame, placement]);

  return (
    <span ref={bubble} popover="manual" aria-hidden="true" className="pr-tooltip">
      <span>{children}</span>
    </span>
  );
}
