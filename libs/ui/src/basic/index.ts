// Basic components of every page, styled by our own style sheet: every visitor loads all of them
// before the first paint. Components shown only after a user action come from antd through `lazy`.
export { Alert, type AlertProps } from './Alert.js';
export { Badge } from './Badge.js';
export { Button, type ButtonProps } from './Button.js';
export { Progress } from './Progress.js';
export { Tooltip } from './Tooltip.js';
