import * as v from 'valibot'
import { l10n } from '../../api/shapes'

const text = v.fallback(v.optional(l10n, ''), '')

/** Where the money is to be sent, as it must be written on the transfer. */
export const valueSchema = v.object({
  payee: l10n,
  bank: l10n,
  number: v.pipe(v.string(), v.minLength(1)),
  branch: text,
  /** How long a review takes. */
  note: text,
})
export type Payee = v.InferOutput<typeof valueSchema>

const withDefault = (url: string) => v.fallback(v.optional(v.string(), url), url)

export const configSchema = v.object({
  walletUrl: withDefault('/asset/account/rawindex'),
  serviceUrl: withDefault('/custService/service'),
})
export type OfflinePayConfig = v.InferOutput<typeof configSchema>
