import dayjs, { type Dayjs } from 'dayjs';
import { ANTD_TEXTS } from './texts.js';
import 'dayjs/locale/it';

/** The first is shown; the others may be typed. */
export const DAY_FORMATS = ['DD/MM/YYYY', 'D/M/YYYY', 'DDMMYYYY'];
export const DAY_PLACEHOLDER = ANTD_TEXTS.dayPattern;

const ISO_DAY = 'YYYY-MM-DD';

/** A day of the API, `yyyy-mm-dd`, as antd's calendar knows it. */
export const toDayjs = (day: string | null): Dayjs | null => (day === null ? null : dayjs(day));

export const fromDayjs = (day: Dayjs | null | undefined): string | null =>
  day?.isValid() ? day.format(ISO_DAY) : null;
