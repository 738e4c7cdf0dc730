import {
  cloneElement,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { nextMenuIndex } from './menu-navigation.js';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onClick: () => void;
}

interface TriggerProps {
  onClick?: (event: MouseEvent) => void;
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}

interface DropdownProps {
  menu: { items: readonly MenuItem[] };
  /** The button that opens it. */
  children: ReactElement<TriggerProps>;
}

/**
 * A button with a menu below: arrows, Home, End and first letters move in it, Esc and Tab leave it,
 * the button has the focus back.
 */
export function Dropdown({ menu: { items }, children }: DropdownProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (!open) return undefined;
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const outside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function close() {
    setOpen(false);
    frame.current?.querySelector('button')?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = entries();
    if (event.key === 'Tab') return setOpen(false);
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const next = nextMenuIndex(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.map((one) => one.textContent),
    );
    if (next === null) return undefined;
    event.preventDefault();
    return all[next]?.focus();
  }

  return (
    <div className="pr-dropdown" ref={frame}>
      {cloneElement(children, {
        onClick: () => setOpen(!open),
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <ul id={id} ref={list} role="menu" className="pr-menu" onKeyDown={onKeyDown}>
          {items.map(({ key, label, icon, onClick }) => (
            <li key={key} role="none">
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  onClick();
                }}
              >
                {icon !== undefined && <span aria-hidden="true">{icon}</span>}
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
