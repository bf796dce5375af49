import type { SqlRunner } from '../migrate'

/** Devices that report, are told things, take in money by the hour, raise alarms and change hands. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table device_units (
      deviceId text primary key references devices (id),
      link text not null default 'on' check (link in ('auto', 'on', 'off')),
      loss integer not null default 10, refuses integer not null default 0,
      ownedSince integer not null, given integer not null default 0,
      heardAt integer not null, triedAt integer not null, countedTo integer not null,
      temperature integer not null, drift integer not null default 0,
      poured integer not null default 0, config text not null,
      lastSeq integer not null default 0, doneSeq integer not null default 0,
      doneReason text not null default ''
    );
    create table device_commands (
      id text primary key, deviceId text not null references devices (id),
      userId text not null references users (id), requestId text not null, seq integer not null,
      kind text not null, changes text not null default '{}', state integer not null default 0,
      reason text not null default '', tries integer not null default 0,
      createdAt integer not null, doneAt integer,
      unique (deviceId, seq), unique (userId, requestId)
    );
    create index device_commands_waiting on device_commands (deviceId, seq) where state < 2;
    create table device_acts (
      deviceId text not null references devices (id), seq integer not null, kind text not null,
      at integer not null
    );
    create index device_acts_device on device_acts (deviceId);
    create table device_hours (
      deviceId text not null references devices (id), ownerId text not null references users (id),
      hour integer not null, pours integer not null, cents integer not null,
      primary key (deviceId, ownerId, hour)
    );
    create table device_alarms (
      deviceId text not null references devices (id), kind text not null, since integer not null,
      primary key (deviceId, kind)
    );
    create table device_faults (
      id text primary key, deviceId text not null references devices (id),
      userId text not null references users (id), requestId text not null, text text not null,
      state integer not null default 1, createdAt integer not null, unique (userId, requestId)
    );
    create index device_faults_device on device_faults (deviceId);
    create table device_offers (
      id text primary key, deviceId text not null references devices (id), kind text not null,
      fromUserId text not null references users (id), requestId text not null,
      toMobile text not null default '',
      toStoreId text not null default '', state integer not null default 0,
      createdAt integer not null, expiresAt integer not null, unique (fromUserId, requestId)
    );
    create unique index device_offers_open on device_offers (deviceId) where state = 0;
    create index device_offers_from on device_offers (fromUserId);
    create index device_offers_to on device_offers (toMobile);
  `)
}
