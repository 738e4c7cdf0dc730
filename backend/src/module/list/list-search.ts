import { Injectable } from '@nestjs/common';
import { ListMemory } from './list-memory.js';
import type { ListScope } from './list-query.js';
import { ListReader } from './list-reader.js';
import { NameIndex } from './names/name-index.js';

/** A search that finds more is walked along the order of the list, where so many are met soon. */
const MAX_FOUND = 3_000;

/** Of so many candidates it is looked which are in the list; enough of them are, or nobody counts further. */
const MAX_COMPARED = 20_000;
/** One dossier has a piece of text in a few of its words at most. */
const TIMES = 4;

/** Lists narrowed by a part of a name: few rows are found first and then paged; many are read in the order of the list. */
@Injectable()
export class ListSearch {
  constructor(
    private readonly memory: ListMemory,
    private readonly reader: ListReader,
    private readonly names: NameIndex,
  ) {}

  /** Ids of the list in its order; `null` when no text narrows it, or not enough. */
  async find(scope: ListScope): Promise<number[] | null> {
    if (scope.texts.length === 0) return null;
    return this.memory.once(this.memory.of(scope), 'found', () =>
      scope.accountId === null ? this.amongAll(scope) : this.amongOwn(scope),
    );
  }

  /** Length of a list that `find` left open, not counted beyond `most`: along the names where that is shorter than along the list. */
  async count(scope: ListScope, most: number): Promise<number> {
    if (scope.texts.length === 0 || scope.accountId !== null || scope.number !== null)
      return this.reader.count(scope, most);
    return this.reader.countAmong(
      scope,
      this.names.statement(scope.texts, MAX_COMPARED),
      most,
      TIMES,
    );
  }

  private async amongAll(scope: ListScope): Promise<number[] | null> {
    const candidates = await this.names.candidates(scope.texts, MAX_FOUND);
    if (candidates === null) return null;
    return this.reader.ids(
      scope,
      scope.number === null ? candidates : [...new Set([...candidates, scope.number])],
      MAX_FOUND + 1,
    );
  }

  /** A fitter's own names stand side by side in an index. */
  private async amongOwn(scope: ListScope): Promise<number[] | null> {
    const ids = await this.reader.ids(scope, null, MAX_FOUND + 1);
    return ids.length > MAX_FOUND ? null : ids;
  }
}
