export * from './status-row.js';
export * from './statuses.js';
export * from './transitions.js';
export * from './open-points.js';
export * from './operator-assignment.js';
