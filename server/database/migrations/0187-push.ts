import type { SqlRunner } from '../migrate'

/** Where the native app's notifications go, one row an installation, and what the vendors were given to show. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table push_addresses (
      device text primary key, userId text not null references users (id),
      sessionId text not null references sessions (id), vendor text not null, token text not null,
      savedAt integer not null
    );
    create index push_addresses_by_user on push_addresses (userId);
    create table push_messages (
      id text primary key, device text not null, vendor text not null, token text not null,
      userId text not null references users (id), moment text not null, refId text not null,
      text text not null, url text not null, sentAt integer not null, unique (device, moment, refId)
    );
  `)
}
