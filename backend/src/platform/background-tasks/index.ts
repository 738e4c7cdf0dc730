export { TaskKind, type TaskHandler, type TaskContext } from './task-kind.decorator.js';
export { BackgroundTaskService, type NewBackgroundTask } from './background-task.service.js';
export { BackgroundTasksPlatformModule } from './background-tasks.module.js';
export type { BackgroundTask } from './background-task.entity.js';
