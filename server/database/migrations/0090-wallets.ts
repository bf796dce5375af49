import type { SqlRunner } from '../migrate'

/** Balance, income and points of everybody: who registered before had none, and could be sent nothing. */
export function up(db: SqlRunner): void {
  db.exec(`
    insert into accounts (id, userId, kind, currency, name, amount, frozen)
      select users.id || column1, users.id, column2, column3,
        json_object('en', column4, 'zh-Hans', column5), 0, 0
      from users join (values
        ('01', 'balance', 'CNY', 'Balance', '余额'),
        ('02', 'earnings', 'CNY', 'Device earnings', '设备收益'),
        ('03', 'points', 'points', 'Brewer’s credit', '酿酒师积分')
      )
      where users.closedAt is null and not exists (
        select 1 from accounts where accounts.userId = users.id and accounts.kind = column2
      );
  `)
}
