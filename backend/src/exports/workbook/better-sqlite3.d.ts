/** The few parts used directly; everything else goes through TypeORM, which brings no types for it. */
declare module 'better-sqlite3' {
  interface Statement {
    /** Rows as lists of values. */
    raw(): this;
    get(...values: unknown[]): unknown;
    iterate(...values: unknown[]): IterableIterator<unknown>;
  }

  export default class Database {
    constructor(file: string, options?: { readonly?: boolean; timeout?: number });
    exec(sql: string): this;
    prepare(sql: string): Statement;
    close(): this;
  }
}
