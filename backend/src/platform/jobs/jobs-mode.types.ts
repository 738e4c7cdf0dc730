/**
 * What this process does with jobs besides inserting them into the table. `none`: nothing ·
 * `local`: executes them from the table · `queue`: relays them to the queue server and executes the
 * jobs it receives from there · `sandbox`: executes what its parent process, one of the other two,
 * has claimed.
 */
export type JobsMode = 'none' | 'local' | 'queue' | 'sandbox';
