import type { DataSource } from 'typeorm';

/** A package whose residual is not the sum of its movements, or is negative. */
export interface LedgerImbalance {
  activePackageId: number;
  residual: number;
  movements: number;
}

/** Every package that contradicts the ledger: none, ever. Hundredths of a credit. */
export async function findLedgerImbalances(dataSource: DataSource): Promise<LedgerImbalance[]> {
  const rows = (await dataSource.query(`
    SELECT p.id AS activePackageId, p.residual_credits AS residual, COALESCE(SUM(m.amount), 0) AS movements
    FROM active_packages p LEFT JOIN credit_movements m ON m.active_package_id = p.id
    GROUP BY p.id, p.residual_credits
    HAVING p.residual_credits < 0 OR p.residual_credits <> COALESCE(SUM(m.amount), 0)
  `)) as Record<keyof LedgerImbalance, number | string>[];
  return rows.map(({ activePackageId, residual, movements }) => ({
    activePackageId: Number(activePackageId),
    residual: Number(residual),
    movements: Number(movements),
  }));
}
