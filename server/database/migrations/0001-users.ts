import type { SqlRunner } from '../migrate'

export function up(db: SqlRunner): void {
  db.exec(`
    create table view_overrides (url text primary key, json text not null);
    create table chat_messages (
      id text primary key, userId text not null, fromUserId text not null,
      content text not null, createdAt integer not null
    );
    create table users (
      id text primary key, mobile text unique, userName text not null unique,
      passwordHash text, payPasswordHash text, nickName text not null, avatar text not null,
      sex integer not null default 0, gradeId integer not null default 1,
      isVerified integer not null default 0, isAdmin integer not null default 0,
      parentId text not null default '', createdAt integer not null, closedAt integer
    );
    create index users_parent on users (parentId);
    create table social_bindings (
      openId text primary key, userId text not null references users (id), createdAt integer not null
    );
    create table sessions (
      id text primary key, userId text not null references users (id), clientType text not null,
      createdAt integer not null, expiresAt integer not null, revokedAt integer
    );
    create table sms (
      id text primary key, mobile text not null, code text not null, text text not null,
      sentAt integer not null, expiresAt integer not null, usedAt integer,
      wrongTries integer not null default 0
    );
    create index sms_mobile on sms (mobile, sentAt);
    create table login_failures (account text not null, at integer not null);
    create index login_failures_account on login_failures (account, at);
    create table addresses (
      id text primary key, userId text not null references users (id), name text not null,
      mobile text not null, province text not null, city text not null, area text not null,
      regionId text not null, detail text not null, isDefault integer not null,
      createdAt integer not null
    );
    create index addresses_user on addresses (userId);
  `)
}
