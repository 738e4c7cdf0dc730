import { formatCount } from '@pratiche/domain';
import { formatNumber } from '../../format/number.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface PageRange {
  page: number;
  pageSize: number;
  shown: number;
  total: number;
  isMore: boolean;
  noun: { one: string; many: string };
}

/** "3 righe". */
export const formatRowCount = (total: number, noun: PageRange['noun']): string =>
  formatCount(total, noun.one, noun.many);

/** "21–40 di oltre 1.000 righe". */
export function formatPageRange({ page, pageSize, shown, total, isMore, noun }: PageRange): string {
  const first = (page - 1) * pageSize + 1;
  const range =
    shown === 0 ? '0' : `${formatNumber(first, 0)}–${formatNumber(first + shown - 1, 0)}`;
  return TEXTS.rangeOf(range, formatRowCount(total, noun), isMore);
}
