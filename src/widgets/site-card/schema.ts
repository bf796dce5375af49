import * as v from 'valibot'
import { playSitePage } from '../../api/engine/play-site-page'

/** Null when there is no such site. */
export const valueSchema = v.optional(playSitePage.contract.data, null)
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({ siteId: v.optional(v.string(), '') })
export type Config = v.InferOutput<typeof configSchema>
