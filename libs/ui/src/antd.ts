// The parts of antd others may use, imported one by one: its index would be parsed whole at every build.
// Add a part here when a screen needs it: as a shared library all of them are loaded by everybody, before anything is
// shown. What is seen only after somebody opened it comes from `on-demand`.
export { default as Alert } from 'antd/es/alert';
export { default as Badge } from 'antd/es/badge';
export { default as Button } from 'antd/es/button';
export { default as Progress } from 'antd/es/progress';
export { default as Tooltip } from 'antd/es/tooltip';
export { default as Drawer } from './on-demand/Drawer.js';
