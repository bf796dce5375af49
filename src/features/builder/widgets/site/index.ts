import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { playSitePage } from '../../contract'
import { SiteCard } from './site-card'

/** Null when there is no such site, or none that the server can tell of: it takes no room then. */
export const siteCardValue = v.optional(playSitePage.contract.data)
export type SiteCardValue = v.InferOutput<typeof siteCardValue>

export const siteCardConfig = v.object({ siteId: v.optional(v.string(), '') })
export type SiteCardConfig = v.InferOutput<typeof siteCardConfig>

const site = { siteId: 'taproom', name: 'Taproom', url: '/', isOpen: true }

/** `siteCard`: where a site begins (`Api/SitePage/Play`). */
export const siteCard = defineWidget(
  {
    type: 'siteCard',
    version: 1,
    tier: 'commerce',
    value: siteCardValue,
    config: siteCardConfig,
    ownData: true,
    height: 76,
    examples: {
      open: { value: site, config: { siteId: 'taproom' } },
      closed: { value: { ...site, isOpen: false }, config: { siteId: 'taproom' } },
      missing: { value: null, config: { siteId: 'taproom' } },
    },
  },
  SiteCard,
)
