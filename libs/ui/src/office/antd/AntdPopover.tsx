import Popover from 'antd/es/popover';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MenuTrigger } from '../MenuTrigger.js';
import type { OfficePopoverProps } from '../office.types.js';
import { OfficeTheme } from './OfficeTheme.js';

/** antd's panel below a button, beside it in the page's order, so that Tab goes from one to the other. */
export default function AntdPopover({
  content,
  trigger,
  defaultOpen,
  hadFocus,
  ...button
}: OfficePopoverProps & { defaultOpen: boolean; hadFocus: RefObject<boolean> }) {
  const [open, setOpen] = useState(defaultOpen);
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (hadFocus.current) frame.current?.querySelector('button')?.focus();
  }, [hadFocus]);
  return (
    <OfficeTheme>
      <span
        ref={frame}
        className="of-popover-frame"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          setOpen(false);
          frame.current?.querySelector('button')?.focus();
        }}
      >
        <Popover
          trigger="click"
          open={open}
          onOpenChange={setOpen}
          arrow={false}
          placement="bottomLeft"
          destroyOnHidden
          classNames={{ root: 'of-popover' }}
          getPopupContainer={() => frame.current ?? document.body}
          content={
            <div role="group" aria-label={button.label}>
              {content}
            </div>
          }
        >
          <MenuTrigger {...button} aria-haspopup="dialog" aria-expanded={open}>
            {trigger}
          </MenuTrigger>
        </Popover>
      </span>
    </OfficeTheme>
  );
}
