import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { BrandWidget } from './brand'
import { InvestmentWidget } from './investment'
import { OwnInvestments } from './own'
import { InvestReview } from './review'

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)
const BRAND = '/views/index?url=/invest/brand&brandNo={brandNo}'
const SHOW = '/views/index?url=/invest/show&id={id}'
const MARKET = '/device/invest'

export const brandConfigSchema = v.object({
  marketUrl: withDefault(MARKET),
  itemUrl: withDefault(SHOW),
})
export type BrandConfig = v.InferOutput<typeof brandConfigSchema>

export const showConfigSchema = v.object({
  marketUrl: withDefault(MARKET),
  brandUrl: withDefault(BRAND),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
})
export type ShowConfig = v.InferOutput<typeof showConfigSchema>

export const ownConfigSchema = v.object({ itemUrl: withDefault(SHOW) })
export type OwnConfig = v.InferOutput<typeof ownConfigSchema>

const common = {
  version: 1,
  tier: 'commerce',
  value: v.optional(v.unknown()),
  ownData: true,
  needsLogin: true,
  height: 640,
  examples: { bare: { config: {} } },
} as const

/** `/invest/brand`: a brand of the market, its curve, and the way to apply. */
export const investBrand = defineWidget(
  {
    ...common,
    type: 'investBrand',
    config: brandConfigSchema,
    examples: { one: { query: { brandNo: 'TR-101' }, config: {} }, missing: { config: {} } },
  },
  BrandWidget,
)

/** `/invest/show`: an investment from its wish to its exit. */
export const investShow = defineWidget(
  {
    ...common,
    type: 'investShow',
    config: showConfigSchema,
    examples: { one: { query: { id: '980001' }, config: {} }, missing: { config: {} } },
  },
  InvestmentWidget,
)

/** The user's own investments. */
export const investMine = defineWidget(
  { ...common, type: 'investMine', height: 192, config: ownConfigSchema },
  OwnInvestments,
)

/** `/invest/review`: what waits for the merchant of a brand, or an administrator. */
export const investReview = defineWidget(
  { ...common, type: 'investReview', config: v.object({}) },
  InvestReview,
)
