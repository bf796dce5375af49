import type { SqlRunner } from '../migrate'

/**
 * An investment from the wish to the exit: its states with when and by whom, the contract that is signed once and
 * stays, its payments, and what each device brought in by day. What a brand earned is no longer kept but follows
 * from its days. Wishes from before named no brand: they are for the first.
 */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table market drop column cumIncome;
    alter table market drop column cumReturn;
    alter table market add column merchantId text not null default '401';
    alter table market add column least integer not null default 1;
    alter table market add column most integer not null default 20;
    alter table market add column offered integer not null default 200;
    alter table market add column launchedAt integer not null default 1757000000;

    create table investments_now (
      id text primary key, userId text not null, brandNo text not null, name text not null,
      mobile text not null, count integer not null check (count > 0), price integer not null,
      status integer not null, reason text not null default '', createdAt integer not null,
      paidAt integer, bookedTo integer not null default 0, fee integer not null default 0
    );
    insert into investments_now (id, userId, brandNo, name, mobile, count, price, status, createdAt)
      select id, userId, coalesce((select min(brandNo) from market), ''), name, mobile, count,
        coalesce((select price from market order by brandNo limit 1), 0), status, createdAt
      from investments;
    drop table investments;
    alter table investments_now rename to investments;
    create index investments_user on investments (userId);
    create index investments_due on investments (status, bookedTo);

    create table invest_requests (
      userId text not null, requestId text not null, investmentId text not null,
      primary key (userId, requestId)
    );

    create table invest_steps (
      id text primary key, investmentId text not null, status integer not null,
      byUserId text not null, side text not null, reason text not null default '', at integer not null
    );
    create index invest_steps_of on invest_steps (investmentId);

    create table invest_contracts (
      investmentId text primary key, text text not null, hash text not null,
      createdAt integer not null, signedName text not null default '', signedAt integer
    );
    create trigger invest_contracts_stay before update on invest_contracts
      when old.signedAt is not null or new.text <> old.text or new.hash <> old.hash
      begin select raise(abort, 'a contract stays as it was signed'); end;

    create table invest_payments (
      payId text primary key, investmentId text not null, createdAt integer not null
    );
    create index invest_payments_of on invest_payments (investmentId);

    create table invest_days (
      id text primary key, investmentId text not null, day text not null, cents integer not null,
      unique (investmentId, day)
    );
    create table invest_incomes (
      dayId text not null, device integer not null, cents integer not null,
      primary key (dayId, device)
    );
  `)
}
