import type { SheetJob } from './sheet/sheet-job.js';

/** What an export consists of, without where it is read from. */
export interface ExportPlan extends Pick<SheetJob, 'title' | 'count' | 'rows' | 'columns'> {
  /** Begins the name of the file; the day follows. */
  fileName: string;
  /** Filters in words. */
  filters: string;
}
