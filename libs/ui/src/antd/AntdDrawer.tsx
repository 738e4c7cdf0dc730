import Drawer, { type DrawerProps } from 'antd/es/drawer';
import { useShouldTrapFocus } from './overlay-stack.js';
import { AntdThemeProvider } from './AntdThemeProvider.js';

export default function AntdDrawer(props: DrawerProps) {
  const trap = useShouldTrapFocus(props.open === true);
  return (
    <AntdThemeProvider>
      <Drawer {...props} focusable={{ trap, ...props.focusable }} />
    </AntdThemeProvider>
  );
}
