// Plain parts of every page, in our own style sheet: all of this is loaded by everybody before anything is shown. What is
// seen only after somebody opened it is antd's and comes from `on-demand`.
export { Alert, type AlertProps } from './Alert.js';
export { Badge } from './Badge.js';
export { Button, type ButtonProps } from './Button.js';
export { Progress } from './Progress.js';
export { Tooltip } from './Tooltip.js';
export { default as Drawer } from '../lazy/Drawer.js';
