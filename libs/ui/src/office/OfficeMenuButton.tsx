import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { MenuTrigger } from './MenuTrigger.js';
import type { OfficeMenuButtonProps } from './office.types.js';

const AntdMenuButton = lazy(() => loadWhenOnline(() => import('./antd/AntdMenuButton.js')));

/** A button that opens a menu of choices, those refused greyed with the reason. */
export function OfficeMenuButton(props: OfficeMenuButtonProps) {
  const { items: _items, onSelect: _onSelect, ...trigger } = props;
  // Pressed before antd's menu is there, the button opens it as soon as it comes.
  const [isWanted, setIsWanted] = useState(false);
  // The focus goes over to antd's button in the place of this one.
  const hasFocus = useRef(false);
  return (
    <Suspense
      fallback={
        <MenuTrigger
          {...trigger}
          aria-busy={isWanted}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
          onClick={() => setIsWanted((one) => !one)}
        />
      }
    >
      <AntdMenuButton {...props} defaultOpen={isWanted} hadFocus={hasFocus} />
    </Suspense>
  );
}
