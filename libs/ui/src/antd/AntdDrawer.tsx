import Drawer, { type DrawerProps } from 'antd/es/drawer';
import { useRef } from 'react';
import { useShouldTrapFocus } from './overlay-stack.js';
import { AntdThemeProvider } from './AntdThemeProvider.js';

export default function AntdDrawer(props: DrawerProps) {
  const trap = useShouldTrapFocus(props.open === true);
  const panel = useRef<HTMLDivElement>(null);
  /** antd focuses the element around the dialog, which has no name to be read. */
  const focusDialog = (): void => {
    const { current: dialog } = panel;
    if (dialog === null || !document.activeElement?.contains(dialog)) return;
    dialog.tabIndex = -1;
    dialog.focus({ preventScroll: true });
  };
  return (
    <AntdThemeProvider>
      <Drawer
        {...props}
        panelRef={panel}
        focusable={{ trap, ...props.focusable }}
        afterOpenChange={(isOpen) => {
          if (isOpen) focusDialog();
          props.afterOpenChange?.(isOpen);
        }}
      />
    </AntdThemeProvider>
  );
}
