import {
  applyInvestment,
  pageInvestMerchants,
  pageInvestments,
} from '../../src/features/device/contract'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import { callerOf, type Handler, handle } from '../handler'
import { requireMobile } from '../login/mobile'

const APPLIED = 1
const APPROVED = 2
const FIELDS = ['id', 'name', 'mobile', 'count', 'status', 'createdAt'] as const

export const investmentCalls: readonly Handler[] = [
  handle(applyInvestment, async ({ body }, context) => {
    requireMobile(body.mobile)
    const createdAt = context.now()
    return context.db
      .insertInto('investments')
      .values({
        ...body,
        id: newId(createdAt),
        userId: callerOf(context).id,
        status: APPLIED,
        createdAt,
      })
      .returning(FIELDS)
      .executeTakeFirstOrThrow()
  }),

  handle(pageInvestments, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const rows = await context.db
      .selectFrom('investments')
      .select(FIELDS)
      .where('userId', '=', callerOf(context).id)
      .orderBy('id', 'desc')
      .execute()
    const result = rows.slice(offset, offset + limit)
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: rows.length }
  }),

  handle(pageInvestMerchants, async ({ body }, { db, locale }) => {
    const { limit, offset } = pageWindow(body)
    const rows = await db
      .selectFrom('merchants')
      .select(['id', 'name'])
      .select((eb) =>
        eb
          .selectFrom('devices')
          .innerJoin('stores', 'stores.id', 'devices.storeId')
          .select((count) => count.fn.countAll<number>().as('devices'))
          .whereRef('stores.merchantId', '=', 'merchants.id')
          .as('devices'),
      )
      .where('status', '=', APPROVED)
      .orderBy('id')
      .execute()
    const result = rows
      .slice(offset, offset + limit)
      .map(({ id, name, devices }) => ({ id, name: readText(name, locale), devices: devices ?? 0 }))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: rows.length }
  }),
]
