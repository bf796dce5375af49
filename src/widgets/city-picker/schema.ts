import * as v from 'valibot'
import { getCityIndex } from '../../api/region/get-city-index'

export const valueSchema = getCityIndex.contract.data
export type CityIndex = v.InferOutput<typeof valueSchema>
export type City = CityIndex[number]['cities'][number]

export const configSchema = v.object({
  /** Asks for the district after the city. */
  counties: v.fallback(v.optional(v.boolean(), true), true),
  /** Leaves the page once a place is chosen. */
  back: v.fallback(v.optional(v.boolean(), true), true),
})
export type CityPickerConfig = v.InferOutput<typeof configSchema>
