import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { MenuTrigger } from './MenuTrigger.js';
import type { OfficePopoverProps } from './office.types.js';

const AntdPopover = lazy(() => loadWhenOnline(() => import('./antd/AntdPopover.js')));

/** A button that opens a small panel of fields below it; Esc closes it. */
export function OfficePopover(props: OfficePopoverProps) {
  const { content: _content, trigger, ...button } = props;
  // Pressed before antd's panel is there, the button opens it as soon as it comes.
  const [isWanted, setIsWanted] = useState(false);
  // The focus goes over to antd's button in the place of this one.
  const hasFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <MenuTrigger
          {...button}
          aria-busy={isWanted}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
          onClick={() => setIsWanted((one) => !one)}
        >
          {trigger}
        </MenuTrigger>
      }
    >
      <AntdPopover {...props} defaultOpen={isWanted} hadFocus={hasFocus} />
    </Suspense>
  );
}
