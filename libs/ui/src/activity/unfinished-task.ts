import type { WorkDto } from '@pratiche/api';

export const isUnfinishedTask = ({ state }: WorkDto): boolean =>
  state === 'queued' || state === 'running';
