import { Injectable } from '@nestjs/common';
import { resolveOfficeColumns, type ColumnList } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { ListColumnsRepository } from './list-columns.repository.js';
import type { ListColumnsDto } from './dto/list-columns.dto.js';

/** Which columns an operator sees, on every machine. */
@Injectable()
export class ListColumnsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listColumnsRepository: ListColumnsRepository,
  ) {}

  async findListColumns(caller: CurrentCaller, list: ColumnList): Promise<ListColumnsDto> {
    const kept = await this.listColumnsRepository.findColumns(caller.id, list);
    return { list, columns: resolveOfficeColumns(list, kept?.split(',') ?? null) };
  }

  async saveListColumns(
    caller: CurrentCaller,
    { list, columns }: ListColumnsDto,
  ): Promise<ListColumnsDto> {
    const chosen = resolveOfficeColumns(list, columns);
    await this.unitOfWork.run(() =>
      this.listColumnsRepository.saveColumns(caller.id, list, chosen.join(',')),
    );
    return { list, columns: chosen };
  }
}
