import type { WorkbookJob } from './workbook/workbook-job.types.js';

/** What an export consists of, without where it is read from. */
export interface ExportPlan extends Pick<WorkbookJob, 'title' | 'count' | 'rows' | 'columns'> {
  /** @param day `dd-mm-yyyy` */
  fileName: (day: string) => string;
  /** Filters in words. */
  filters: string;
}
