import type { SqlRunner } from '../migrate'

/** Conversations: who talks with whom, and the places of their messages. What was said before is kept. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table conversations (
      id text primary key, userId text not null references users (id),
      storeId text not null default '', status integer not null, staffId text not null default '',
      stars integer not null default 0 check (stars between 0 and 5),
      last integer not null default 0, userRead integer not null default 0,
      staffRead integer not null default 0, createdAt integer not null,
      updatedAt integer not null, unique (userId, storeId)
    );
    create index conversations_store on conversations (storeId, status, updatedAt);
    alter table chat_messages add column conversationId text not null default '';
    alter table chat_messages add column seq integer not null default 0;
    alter table chat_messages add column kind text not null default 'text';
    alter table chat_messages add column card text not null default '';
    alter table chat_messages add column requestId text not null default '';
    insert into conversations (id, userId, status, last, createdAt, updatedAt)
      select min(id), userId, 1, count(*), min(createdAt), max(createdAt)
      from chat_messages where userId in (select id from users) group by userId;
    update chat_messages set
      conversationId = coalesce((select c.id from conversations c
        where c.userId = chat_messages.userId), id),
      seq = (select count(*) from chat_messages m
        where m.userId = chat_messages.userId and m.id <= chat_messages.id);
    create unique index chat_messages_place on chat_messages (conversationId, seq);
    create unique index chat_messages_wish on chat_messages (fromUserId, requestId)
      where requestId <> '';
  `)
}
