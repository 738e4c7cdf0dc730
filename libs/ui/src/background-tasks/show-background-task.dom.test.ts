import type { WorkDto } from '@pratiche/api';
import { afterEach, expect, it } from '@jest/globals';
import { ACTIVITY_KEY, type Activity } from '../activity/activity-query.js';
import { queryClient } from '../providers/query-client.js';
import { backgroundTaskStore } from './background-task-store.js';
import { showBackgroundTask } from './show-background-task.js';

afterEach(() => queryClient.clear());

const shown = () => queryClient.getQueryData<Activity>(ACTIVITY_KEY);
const work = (id: string) => ({ id, state: 'queued' }) as WorkDto;

it('shows a task before the server tells of it, and asks for all anew', () => {
  showBackgroundTask(work('a'));
  expect(shown()).toMatchObject({ works: [{ id: 'a' }], etag: null });
  queryClient.setQueryData<Activity>(ACTIVITY_KEY, {
    unread: 4,
    latestNotificationAt: null,
    officeUnread: null,
    works: [work('a')],
    etag: '"7"',
  });
  showBackgroundTask(work('b'));
  // The version of before would be answered by "unchanged", and the task be lost from sight.
  expect(shown()).toMatchObject({ unread: 4, works: [{ id: 'b' }, { id: 'a' }], etag: null });
  showBackgroundTask({ ...work('b'), state: 'running' });
  expect(shown()?.works.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(backgroundTaskStore.isPanelOpen()).toBe(true);
});
