import Drawer, { type DrawerProps } from 'antd/es/drawer';
import { useKeepsFocus } from '../front-window.js';
import { Themed } from './Themed.js';

export default function ThemedDrawer(props: DrawerProps) {
  const trap = useKeepsFocus(props.open === true);
  return (
    <Themed>
      <Drawer {...props} focusable={{ trap, ...props.focusable }} />
    </Themed>
  );
}
