import { hostNavigation } from '../../../platform/navigation'
import { shareByHost } from '../../../platform/share'
import { linkTo } from '../../../platform/share/link'
import { useShareCard } from '../../../platform/share/offer'
import { fileOf, findRoute } from '../../../routing/derive'
import { HOME } from '../../../routing/table'
import { formatUrl, parseUrl } from '../../../routing/url'
import type { HostCard, ShareAnswer } from '../../../shared/host'
import { imageUrl } from '../../../shared/image-url'

/** What is shared: a page of this app. */
export interface ShareCard {
  readonly title: string
  /** As definitions write pictures: a path of the main host or an https address. */
  readonly image: string
  /** Public address. One that is no page of ours is shared as the home page. */
  readonly url: string
}

/** Hosts show it 5:4; WeChat cuts larger ones. */
const PICTURE_WIDTH = 400

/** The card as the host takes it. */
export function toHostCard({ title, image, url }: ShareCard): HostCard {
  const { path, query } = parseUrl(url)
  const known = findRoute(path)
  const route = known ?? findRoute(HOME)
  const hostPath = route ? hostNavigation.toHostPath(route.path, `/${fileOf(route)}`) : HOME
  return {
    title,
    image: image === '' ? '' : imageUrl(image, PICTURE_WIDTH),
    path: formatUrl(hostPath, known ? query : {}),
  }
}

/** Opens what the host has for sharing. @throws AppError of the host. */
export const share = (card: ShareCard): Promise<ShareAnswer> => shareByHost(toHostCard(card))

/** The address of what is shared, for other apps; none of a mini-program's page. */
export const linkOf = (card: ShareCard): string | undefined => linkTo(toHostCard(card).path)

/** See `useShareCard`; mini-programs only. */
export const useHostShare = (card: (() => HostCard) | null | undefined): void => useShareCard(card)
