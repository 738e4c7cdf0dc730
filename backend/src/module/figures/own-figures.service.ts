import { Injectable } from '@nestjs/common';
import {
  addDays,
  calculateUsualDays,
  getTodayInRome,
  STALE_DRAFT_DAYS,
  USUAL_DAYS_SAMPLE,
} from '@pratiche/domain';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import { OwnFiguresRepository } from './own-figures.repository.js';
import type { OwnFiguresDto } from './dto/own-figures.dto.js';

/** What the numbers of a fitter's dossiers mean. */
@Injectable()
export class OwnFiguresService {
  constructor(private readonly ownFiguresRepository: OwnFiguresRepository) {}

  async loadFigures(accountId: number): Promise<OwnFiguresDto> {
    const today = getTodayInRome();
    const year = Number(today.slice(0, 4));
    const startOf = (day: string) => startOfRomeDay(day);
    const sameDayLastYear = addDays(`${year - 1}${today.slice(4)}`, 1);
    const [staleDrafts, times, completedThisYear, completedLastYear] = await Promise.all([
      this.ownFiguresRepository.countDraftsSavedBefore(
        accountId,
        startOf(addDays(today, -STALE_DRAFT_DAYS)),
      ),
      this.ownFiguresRepository.listCompletionTimes(accountId, USUAL_DAYS_SAMPLE),
      this.ownFiguresRepository.countCompleted(
        accountId,
        startOf(`${year}-01-01`),
        startOf(addDays(today, 1)),
      ),
      this.ownFiguresRepository.countCompleted(
        accountId,
        startOf(`${year - 1}-01-01`),
        startOf(sameDayLastYear),
      ),
    ]);
    return {
      staleDrafts,
      usualDays: calculateUsualDays(times),
      completedThisYear,
      completedLastYear,
    };
  }
}
