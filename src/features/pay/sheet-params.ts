import * as v from 'valibot'
import { ContractError } from '../../errors'
import type { PaySheetParams } from '../../shared/host'

/** The hosts sign `timeStamp` as a string; some gateways send the number. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

const wechat = v.pipe(
  v.object({
    timeStamp: text,
    nonceStr: v.string(),
    payPackage: v.string(),
    signType: v.string(),
    paySign: v.string(),
  }),
  v.transform((params): PaySheetParams => ({ host: 'wechat', ...params })),
)

const tradeNo = v.pipe(v.string(), v.regex(/^[\w-]{6,64}$/))
const toAlipay = (no: string): PaySheetParams => ({ host: 'alipay', tradeNo: no })

const alipay = v.union([
  v.pipe(tradeNo, v.transform(toAlipay)),
  v.pipe(
    v.object({ tradeNo }),
    v.transform((message) => toAlipay(message.tradeNo)),
  ),
  v.pipe(
    v.object({ tradeNO: tradeNo }),
    v.transform((message) => toAlipay(message.tradeNO)),
  ),
])

const shapes = { wechat, alipay } as const

/**
 * Reads what the server sent as what the sheet of `host` needs; a JSON text is read first.
 *
 * @throws ContractError when it does not fit.
 */
export function sheetParams(message: unknown, host: PaySheetParams['host']): PaySheetParams {
  const plain = typeof message === 'string' ? fromJson(message) : message
  const result = v.safeParse(shapes[host], plain)
  if (result.success) return result.output
  throw new ContractError('api/pay/pay', [`message is nothing for ${host}`])
}

function fromJson(message: string): unknown {
  if (!message.startsWith('{')) return message
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
