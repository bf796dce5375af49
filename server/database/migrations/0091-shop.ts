import type { SqlRunner } from '../migrate'

/**
 * Orders of several stores under one payment, what was taken off each line, parcels, after-sale and the
 * money that went back. `stage` is where an order stands beside its after-sales; `status` is what is shown.
 */
export function up(db: SqlRunner): void {
  db.exec(`
    alter table orders add column payId text not null default '';
    alter table orders add column stage integer not null default 1;
    alter table orders add column memberDiscount integer not null default 0;
    alter table orders add column couponDiscount integer not null default 0;
    alter table orders add column points integer not null default 0;
    alter table orders add column couponId text not null default '';
    alter table orders add column pickup text not null default '';
    alter table orders add column pickupCode text not null default '';
    alter table orders add column invoice text not null default '';
    alter table orders add column shippedAt integer;
    alter table orders add column receivedAt integer;
    alter table orders add column closedAt integer;
    alter table orders add column closeReason text not null default '';
    alter table orders add column urgedAt integer;
    alter table orders add column deletedAt integer;
    alter table orders add column earned integer not null default 0;
    alter table order_lines add column paid integer not null default 0;
    alter table order_lines add column points integer not null default 0;
    alter table order_lines add column refunded integer not null default 0;
    alter table order_lines add column refundedAmount integer not null default 0;
    alter table order_lines add column refundedPoints integer not null default 0;
    update orders set payId = coalesce(
        (select id from payments where payments.orderId = orders.id), ''
      ), stage = case status when 5 then 4 else status end;
    update order_lines set paid = price * count;
    create index orders_payment on orders (payId);
    create index orders_store on orders (storeId, status, createdAt);
    create index orders_shipped on orders (status, shippedAt);
    create unique index orders_pickup on orders (pickupCode) where pickupCode <> '';
    create table parcels (
      id text primary key, orderId text not null references orders (id), carrier text not null,
      number text not null, requestId text not null, createdAt integer not null,
      unique (orderId, requestId)
    );
    create table parcel_lines (
      parcelId text not null references parcels (id), orderId text not null,
      position integer not null, count integer not null check (count > 0),
      primary key (parcelId, position)
    );
    create index parcel_lines_order on parcel_lines (orderId, position);
    create table after_sales (
      id text primary key, orderId text not null references orders (id),
      userId text not null references users (id), storeId text not null,
      position integer not null, count integer not null check (count > 0), kind integer not null,
      state integer not null, reason text not null, message text not null, pictures text not null,
      amount integer not null check (amount >= 0), sent integer not null,
      appealed integer not null default 0, returnParcel text not null default '',
      exchangeParcel text not null default '', requestId text not null, createdAt integer not null,
      deadlineAt integer, unique (userId, requestId)
    );
    create index after_sales_order on after_sales (orderId, state);
    create index after_sales_store on after_sales (storeId, state);
    create index after_sales_due on after_sales (deadlineAt);
    create table after_sale_steps (
      afterSaleId text not null references after_sales (id), position integer not null,
      createdAt integer not null, actor text not null, actorId text not null, action text not null,
      message text not null, primary key (afterSaleId, position)
    );
    create table order_refunds (
      id text primary key, orderId text not null, payId text not null,
      userId text not null references users (id), afterSaleId text not null default '',
      amount integer not null check (amount >= 0), points integer not null default 0,
      taken integer not null default 0, channel text not null, reason text not null,
      createdAt integer not null, unique (orderId, payId, afterSaleId)
    );
    create index order_refunds_pay on order_refunds (payId);
    alter table coupon_claims add column usedAt integer;
    alter table coupon_claims add column orderId text not null default '';
    alter table coupons add column storeId text not null default '';
    alter table coupons add column conditions text not null default '';
    update coupons set conditions = json_object('logicalOperator', 'or', 'conditions', json_array(
        json_object('field', 'classId', 'operator', 'equal', 'value', classId),
        json_object('field', 'parentClassId', 'operator', 'equal', 'value', classId)
      )) where classId <> '';
    alter table products add column onShelf integer not null default 1;
    alter table gateway_orders add column refunded integer not null default 0;
  `)
}
