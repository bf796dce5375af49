import type { SqlRunner } from '../migrate'

/** Money on its way to a bank card, and shares of what friends buy: each names the order it comes from. */
export function up(db: SqlRunner): void {
  db.exec(`
    create table withdrawals (
      id text primary key, userId text not null references users (id),
      accountId text not null references accounts (id),
      amount integer not null check (amount > 0), fee integer not null check (fee >= 0 and fee < amount),
      bank text not null, branch text not null, holder text not null, number text not null,
      status integer not null, reason text not null default '',
      requestId text not null, createdAt integer not null,
      decidedAt integer, decidedBy text not null default '', unique (userId, requestId)
    );
    create index withdrawals_status on withdrawals (status, createdAt);
    create index withdrawals_user on withdrawals (userId, createdAt);

    create table rewards (
      id text primary key, userId text not null references users (id),
      orderId text not null references orders (id), fromUserId text not null references users (id),
      fromName text not null,
      level integer not null check (level in (1, 2)), base integer not null check (base > 0),
      rate integer not null, amount integer not null check (amount > 0),
      taken integer not null default 0 check (taken between 0 and amount),
      createdAt integer not null, unique (orderId, userId)
    );
    create index rewards_user on rewards (userId, createdAt);
    create table reward_returns (
      id text primary key, rewardId text not null references rewards (id),
      refundId text not null references order_refunds (id), amount integer not null check (amount >= 0),
      createdAt integer not null, unique (rewardId, refundId)
    );
    alter table orders add column isShared integer not null default 0;
    create index orders_unshared on orders (receivedAt) where isShared = 0 and receivedAt is not null;
  `)
}
