import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { ListCacheInvalidationService } from '../list-cache-invalidation.service.js';
import { WorkBoardRepository } from './work-board.repository.js';
import type { UnreadDossiersDto } from './dto/unread-dossiers.dto.js';
import type { WorkBoardDto } from './dto/work-board.dto.js';

type SharedCounts = Omit<WorkBoardDto, 'mine'>;

/**
 * Counts over all accounts are computed once for all readers; writes of other processes appear
 * after this time.
 */
const CACHE_TTL_MS = 10_000;

/** The work of the back office in numbers. */
@Injectable()
export class WorkBoardService {
  private cachedCounts: { key: string; until: number; board: Promise<SharedCounts> } | null = null;

  constructor(
    private readonly listCacheInvalidationService: ListCacheInvalidationService,
    private readonly workBoardRepository: WorkBoardRepository,
  ) {}

  async loadWorkBoard(caller: CurrentCaller): Promise<WorkBoardDto> {
    const today = getTodayInRome();
    const [shared, mine] = await Promise.all([
      this.getSharedCounts(today),
      this.workBoardRepository.countOwnByStatus(caller.id, today),
    ]);
    return { ...shared, mine };
  }

  /** Unlike the board, counted anew each time: a message that was read leaves the menu at once. */
  countUnread(): Promise<UnreadDossiersDto> {
    return this.workBoardRepository.countUnread();
  }

  countReceived(): Promise<number> {
    return this.workBoardRepository.countReceived();
  }

  private getSharedCounts(today: string): Promise<SharedCounts> {
    const key = `${today} ${this.listCacheInvalidationService.currentListVersion(null)}`;
    if (
      this.cachedCounts !== null &&
      this.cachedCounts.key === key &&
      this.cachedCounts.until > Date.now()
    )
      return this.cachedCounts.board;
    const board = this.countShared(today);
    this.cachedCounts = { key, until: Date.now() + CACHE_TTL_MS, board };
    board.catch(() => {
      this.cachedCounts = null;
    });
    return board;
  }

  private async countShared(today: string): Promise<SharedCounts> {
    const [open, { unassigned, load, waitingFor }, unread, postponed, deadlines, weeks] =
      await Promise.all([
        this.workBoardRepository.countOpenByAge(today),
        this.workBoardRepository.countByOperator(today, new Date()),
        this.workBoardRepository.countUnread(),
        this.workBoardRepository.countPostponed(today),
        this.workBoardRepository.countByDeadline(today),
        this.workBoardRepository.countByWeek(today),
      ]);
    return { today, open, unassigned, unread, postponed, deadlines, load, waitingFor, weeks };
  }
}
