import type { ShareCard } from '../../flows/actions/share'
import type { Meta } from '../contract'

/**
 * The entry of the host's menu that hands this page on. It is there while the definition says so
 * (`data.$meta.nav.share`); without `meta` nobody knows yet. A hook.
 */
export type UseShareEntry = (meta: Partial<Meta> | undefined, card: () => ShareCard) => void
