import * as v from 'valibot'
import { cents } from '../../api/shapes'

/** Commerce spec §3, 'Grade config', with what a purchase needs. */
const grade = v.object({
  id: v.number(),
  name: v.string(),
  icon: v.optional(v.string(), ''),
  experience: v.number(),
  price: v.optional(cents, 0),
})
export type Grade = v.InferOutput<typeof grade>

/** Only grades with experience above 0 are for sale (commerce spec §5). */
export const gradesForSale = v.pipe(
  v.array(grade),
  v.transform((grades) => grades.filter(({ experience }) => experience > 0)),
)

export const valueSchema = gradesForSale

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  buyUrl: withDefault('/scanPay/purchase?gradeId={id}'),
  /** More about one of them; without it a card opens nothing. */
  itemUrl: withDefault(''),
})
export type GradeListConfig = v.InferOutput<typeof configSchema>

export const purchaseConfigSchema = v.object({
  /** The parameter of the page's address that names the grade. */
  idParam: withDefault('gradeId'),
  listUrl: withDefault('/views/index?url=/grade/index'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
})
export type PurchaseConfig = v.InferOutput<typeof purchaseConfigSchema>
