import * as v from 'valibot'
import { entityPagingQuery } from '../../src/features/record/contract'
import { getReport } from '../../src/features/report/contract'
import { pageWindow } from '../database/page'
import { type Context, handle } from '../handler'
import { validate } from '../http/validate'
import { notFound } from '../refusal'
import { channels, merchantStats } from './channel-reports'
import type { Reader } from './reader'
import { market, ranking } from './shop-reports'
import { balance, billDays, billKinds, billTotals, income, walletStats } from './wallet-reports'

const READERS: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    ranking,
    channels,
    merchantStats,
    market,
    income,
    balance,
    billDays,
    billKinds,
    billTotals,
    walletStats,
  }),
)

/** A condition that comes with a report is checked as that of a list. */
const conditionSchema = v.object({ condition: entityPagingQuery.entries.condition })
type Checked = v.InferOutput<typeof conditionSchema>

export const getReportHandler = handle(getReport, async ({ params, body }, context: Context) => {
  const read = READERS.get(String(params.type))
  if (!read) throw notFound({ en: 'The report', 'zh-Hans': '报表' })
  const { condition } = validate(conditionSchema, { condition: body.condition }) as Checked
  const { columns, rows } = await read({ ...body, condition }, context)
  const { limit, offset } = pageWindow(body)
  return { columns, rows: rows.slice(offset, offset + limit), asOf: context.now() }
})
