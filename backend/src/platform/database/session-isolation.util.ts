import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';

const SET_ISOLATION = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/**
 * Every connection to a database server works at READ COMMITTED, said once when it is opened: said
 * at each transaction, it would be one statement more of every write.
 */
export async function isolateSessions(dataSource: DataSource): Promise<void> {
  const { pool } = dataSource.driver as unknown as { pool: Pool };
  pool.on('connection', (connection: PoolConnection) => {
    // Asked before whatever the connection was opened for.
    connection.query(SET_ISOLATION, (error) => {
      if (error !== null) connection.destroy();
    });
  });
  // The connection that initializing has opened.
  await dataSource.query(SET_ISOLATION);
}
