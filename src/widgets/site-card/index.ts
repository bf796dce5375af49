import { playSitePage } from '../../api/engine/play-site-page'
import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { SiteCard } from './site-card'

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
