import type { SqlRunner } from '../migrate'

/** Pages that operators edit: drafts, versions, what is on air and what waits for its time. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table view_pages (url text primary key, liveVersion integer not null);
    create table view_drafts (
      url text primary key, json text, revision integer not null,
      baseVersion integer not null, updatedBy text not null references users (id),
      updatedAt integer not null
    );
    create table view_versions (
      url text not null, version integer not null, json text not null, note text not null,
      fromVersion integer not null, createdBy text not null references users (id),
      createdAt integer not null, primary key (url, version)
    );
    create trigger view_versions_stay before update on view_versions
      begin select raise(abort, 'a version is never changed'); end;
    create table view_releases (
      id text primary key, url text not null, kind text not null, version integer not null,
      baseVersion integer not null, startsAt integer not null, endsAt integer,
      state text not null, userId text not null references users (id), requestId text not null,
      unique (userId, requestId)
    );
    create index view_releases_url on view_releases (url);
    create index view_releases_starts on view_releases (startsAt) where state = 'scheduled';
    create index view_releases_ends on view_releases (endsAt) where state = 'live';
    create table view_presence (
      url text not null, userId text not null references users (id), tab text not null,
      seenAt integer not null, primary key (url, userId, tab)
    );
    create table view_previews (
      tokenHash text primary key, url text not null, json text not null,
      userId text not null references users (id), expiresAt integer not null
    );
    create table view_audit (
      id integer primary key autoincrement, url text not null,
      userId text not null references users (id), at integer not null, action text not null,
      fromVersion integer not null, toVersion integer not null
    );
    create index view_audit_url on view_audit (url, id);
  `)
}
