import type { SqlRunner } from '../migrate'

/** Colleagues at the desk of a store or of the house, and what sockets are opened with. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table desk_members (
      storeId text not null, userId text not null references users (id),
      primary key (storeId, userId)
    );
    create table socket_tickets (
      hash text primary key, userId text not null references users (id), endsAt integer not null
    );
  `)
}
