import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table feedback (
      id text primary key, userId text not null references users (id), kind text not null,
      content text not null, contact text not null, createdAt integer not null
    );
    create index feedback_user on feedback (userId);
    create table user_accounts (
      id text primary key, userId text not null references users (id), kind text not null,
      bank text not null, holder text not null, number text not null, createdAt integer not null
    );
    create index user_accounts_user on user_accounts (userId);
    create table light_records (
      id text primary key, tableName text not null, userId text not null references users (id),
      data text not null, createdAt integer not null
    );
    create index light_records_user on light_records (userId, tableName, createdAt);
  `)
}
