/** Job that asks the authority for the time stamp of one signature. */
export const TIMESTAMP_JOB = 'signature-timestamp';
