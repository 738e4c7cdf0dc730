import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import type { DossierKeys } from '@pratiche/domain';
import { EntityManager, In } from 'typeorm';
import { placeholders } from '../../platform/database/index.js';
import { DossierKey } from './dossier-key.entity.js';

/**
 * Most rows of each question. Only dossiers that decide are asked for, so none of the others takes
 * the place of one.
 */
const MAX_MATCHES = 100;

/** A person's tax code; companies have works in many places, and are found by the unit. */
const isPerson = (code: string): boolean => code.length === 16;

const HANDED_IN =
  'JOIN dossiers d ON d.id = k.dossier_id AND d.office_list IS NOT NULL AND d.deleted IS NULL';

/** The keys by which dossiers are compared. */
@Injectable()
export class DossierKeyRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async replaceKeys(dossierId: number, { unit, people, from, to }: DossierKeys): Promise<void> {
    await this.deleteKeys(dossierId);
    const rows = [
      ...(unit === null ? [] : [{ kind: 'unit' as const, keyValue: unit }]),
      ...people.map((keyValue) => ({ kind: 'person' as const, keyValue })),
    ].map((key) => ({ ...key, dossierId, worksFrom: from, worksTo: to }));
    if (rows.length > 0) await this.manager.insert(DossierKey, rows);
  }

  async deleteKeys(dossierId: number): Promise<void> {
    // By their numbers: deleting what is not there would lock the place where others insert theirs.
    const rows = await this.manager.find(DossierKey, {
      select: { id: true },
      where: { dossierId },
    });
    if (rows.length > 0)
      await this.manager.delete(
        DossierKey,
        rows.map(({ id }) => id),
      );
  }

  async findKeys(dossierIds: readonly number[]): Promise<Map<number, DossierKeys>> {
    if (dossierIds.length === 0) return new Map();
    const rows = await this.manager.findBy(DossierKey, { dossierId: In([...dossierIds]) });
    return new Map(
      [...Map.groupBy(rows, ({ dossierId }) => dossierId)].map(([id, own]) => [id, toKeys(own)]),
    );
  }

  /** Other dossiers that the back office has and that {@link matchDossiers} finds worth a look. */
  async findMatchingIds(keys: DossierKeys, dossierId: number): Promise<number[]> {
    return this.findDecidingIds(keys, dossierId, HANDED_IN);
  }

  /** The same, in the back office or not. */
  async findSharingIds(keys: DossierKeys, dossierId: number): Promise<number[]> {
    return this.findDecidingIds(keys, dossierId, '');
  }

  /** Of the same unit and a person, of the same unit, and of a person with works at the same time. */
  private async findDecidingIds(
    { unit, people, from, to }: DossierKeys,
    dossierId: number,
    join: string,
  ): Promise<number[]> {
    const busy = from === null || to === null ? [] : people.filter(isPerson);
    const found = [
      ...(unit === null || people.length === 0
        ? []
        : await this.findIds(
            `${join} JOIN dossier_keys p ON p.dossier_id = k.dossier_id`,
            `k.key_value = ? AND p.key_value IN (${placeholders(people)})`,
            [unit, ...people],
            dossierId,
          )),
      ...(unit === null ? [] : await this.findIds(join, 'k.key_value = ?', [unit], dossierId)),
      ...(busy.length === 0
        ? []
        : await this.findIds(
            join,
            `k.key_value IN (${placeholders(busy)}) AND k.works_to >= ? AND k.works_from <= ?`,
            [...busy, from, to],
            dossierId,
          )),
    ];
    return [...new Set(found)];
  }

  private async findIds(
    join: string,
    condition: string,
    values: readonly (string | null)[],
    dossierId: number,
  ): Promise<number[]> {
    const rows = (await this.manager.query(
      `SELECT DISTINCT k.dossier_id AS id FROM dossier_keys k ${join} WHERE ${condition} AND k.dossier_id <> ? ORDER BY k.dossier_id DESC LIMIT ${MAX_MATCHES}`,
      [...values, dossierId],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  /** Dossiers that were handed in before their keys were kept, after an id. */
  async findIdsWithoutKeys(after: number, count: number): Promise<number[]> {
    const rows = (await this.manager.query(
      `SELECT id FROM dossiers d WHERE d.id > ? AND d.office_list IS NOT NULL AND NOT EXISTS (SELECT 1 FROM dossier_keys k WHERE k.dossier_id = d.id) ORDER BY id LIMIT ${count}`,
      [after],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }
}

const toKeys = (rows: readonly DossierKey[]): DossierKeys => ({
  unit: rows.find(({ kind }) => kind === 'unit')?.keyValue ?? null,
  people: rows.filter(({ kind }) => kind === 'person').map(({ keyValue }) => keyValue),
  from: rows[0]?.worksFrom ?? null,
  to: rows[0]?.worksTo ?? null,
});
