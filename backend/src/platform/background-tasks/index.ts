export { BackgroundTaskProcessor } from './background-task.processor.js';
export type { TaskContext } from './background-task.types.js';
export { TASK_WORKER_OPTIONS } from './background-tasks.constants.js';
export { BackgroundTaskService, type NewBackgroundTask } from './background-task.service.js';
export type { BackgroundTask, ListedTask } from './background-task.entity.js';
