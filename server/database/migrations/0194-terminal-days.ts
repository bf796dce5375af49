import type { SqlRunner } from '../migrate'

/** What a terminal took in on days that are over. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table terminal_days (
      terminalId text not null, day integer not null, cents integer not null check (cents >= 0),
      primary key (terminalId, day)
    );
  `)
}
