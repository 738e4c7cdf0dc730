import { getTodayInRome, type Postponement, isPostponed, UNTIL_ANSWER } from '@pratiche/domain';
import type { PostponementDto } from './dto/postponement.dto.js';

/** `null` of a dossier that waits for nothing, also where its day has just come. */
export function toPostponementDto(
  until: string,
  postponement: Postponement | null,
): PostponementDto | null {
  if (postponement === null || !isPostponed(until, getTodayInRome())) return null;
  const { who, at, note } = postponement;
  return { until: until === UNTIL_ANSWER ? null : until, who, at, note };
}
