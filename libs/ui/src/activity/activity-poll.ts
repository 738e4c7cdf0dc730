/** While a task is under way its progress is shown. */
const POLL_MS = 1_000;
/** Nothing under way (spec platform §7): something may come, or another tab or device have started something. */
const IDLE_POLL_MS = 240_000;
/** Longest pause while a task is under way and the server does not answer. */
const MAX_BACKOFF_MS = 15_000;

export interface PollSituation {
  hasOpenTask: boolean;
  /** How long the server has not answered, up to its latest failure; 0 once it has. */
  silentMs: number;
  isOnline: boolean;
}

/**
 * How long to wait until the account's activity is asked for again; `false` without a network. A
 * pause as long as the silence so far doubles from failure to failure.
 */
export function activityPollDelay({
  hasOpenTask,
  silentMs,
  isOnline,
}: PollSituation): number | false {
  if (!isOnline) return false;
  return hasOpenTask ? Math.min(Math.max(POLL_MS, silentMs), MAX_BACKOFF_MS) : IDLE_POLL_MS;
}
