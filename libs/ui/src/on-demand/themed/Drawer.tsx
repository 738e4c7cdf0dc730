import Drawer, { type DrawerProps } from 'antd/es/drawer';
import { Themed } from './Themed.js';

export default function ThemedDrawer(props: DrawerProps) {
  return <Themed><Drawer {...props} /></Themed>;
}
