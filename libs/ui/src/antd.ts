// The parts of antd others may use, imported one by one: its index would be parsed whole at every build.
// Add a part here when a screen needs it: as a shared library all of them are loaded by everybody.
export { default as Alert } from 'antd/es/alert';
export { default as Badge } from 'antd/es/badge';
export { default as Button } from 'antd/es/button';
export { default as Drawer } from 'antd/es/drawer';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Flex } from 'antd/es/flex';
export { default as Progress } from 'antd/es/progress';
export { default as Space } from 'antd/es/space';
export { default as Tag } from 'antd/es/tag';
export { default as Tooltip } from 'antd/es/tooltip';
