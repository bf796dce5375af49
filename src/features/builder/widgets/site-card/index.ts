import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { playSitePage } from '../../contract'
import { SiteCard } from './site-card'

/** Null when there is no such site. */
export const valueSchema = v.optional(playSitePage.contract.data, null)
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({ siteId: v.optional(v.string(), '') })
export type Config = v.InferOutput<typeof configSchema>

const site = { siteId: 'taproom', name: 'Taproom', url: '/', isOpen: true }

/** `siteCard`: where a site begins (`Api/SitePage/Play`). */
export const siteCard = defineWidget(
  {
    type: 'siteCard',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    load: ({ config, signal }) =>
      playSitePage({ query: { siteId: config.siteId } }, { quiet: true, signal }),
    height: 84,
    examples: {
      open: { value: site, config: { siteId: 'taproom' } },
      closed: { value: { ...site, isOpen: false }, config: { siteId: 'taproom' } },
      missing: { value: null, config: { siteId: 'taproom' } },
    },
  },
  SiteCard,
)
