import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table favorites (
      userId text not null, type text not null, entityId text not null,
      createdAt integer not null, primary key (userId, type, entityId)
    );
    insert into favorites (userId, type, entityId, createdAt)
      select userId, 'product', productId, createdAt from product_favorites;
    drop table product_favorites;
    create table footprints (
      userId text not null, type text not null, entityId text not null,
      createdAt integer not null, primary key (userId, type, entityId)
    );
    create table searches (
      id text primary key, userId text not null references users (id), type text not null,
      name text not null, createdAt integer not null, unique (userId, type, name)
    );
    create table task_jobs (
      id text primary key, key text not null unique, name text not null, intro text not null,
      reward integer not null, timesPerDay integer not null, minimumMs integer not null
    );
    create table task_runs (
      id text primary key, userId text not null references users (id),
      jobId text not null references task_jobs (id), entityKey text not null,
      entityId text not null, value integer not null, intro text not null,
      createdAt integer not null
    );
    create index task_runs_user on task_runs (userId, jobId, createdAt);
    create table transfers (
      id text primary key, userId text not null references users (id), requestId text not null,
      accountId text not null, toUserId text not null, amount integer not null,
      fee integer not null, balance integer not null, createdAt integer not null,
      unique (userId, requestId)
    );
    create table form_entries (
      id text primary key, userId text not null references users (id), key text not null,
      data text not null, createdAt integer not null
    );
    create index form_entries_user on form_entries (userId, key, createdAt);
  `)
}
