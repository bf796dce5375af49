import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table lives (
      id text primary key, authorId text not null references users (id), title text not null,
      cover text not null, status integer not null, likes integer not null default 0,
      createdAt integer not null, beganAt integer, endedAt integer
    );
    create index lives_status on lives (status, createdAt);
    create table live_messages (
      id text primary key, liveId text not null references lives (id) on delete cascade,
      fromUserId text not null references users (id), content text not null,
      createdAt integer not null
    );
    create index live_messages_live on live_messages (liveId, id);
    create table live_viewers (
      liveId text not null references lives (id) on delete cascade,
      userId text not null references users (id), createdAt integer not null,
      primary key (liveId, userId)
    );
    create table live_follows (
      userId text not null references users (id), authorId text not null references users (id),
      createdAt integer not null, primary key (userId, authorId)
    );
  `)
}
