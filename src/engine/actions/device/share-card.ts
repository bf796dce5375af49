import { fileOf, findRoute } from '../../../routing/derive'
import { HOME } from '../../../routing/table'
import { formatUrl, parseUrl } from '../../../routing/url'
import type { HostCard } from '../../../shared/host'
import type { PageHost } from '../../services'

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

/** The card as this host takes it. */
export function toHostCard(
  { title, image, url }: ShareCard,
  host: Pick<PageHost, 'toHostPath' | 'imageUrl'>,
): HostCard {
  const { path, query } = parseUrl(url)
  const known = findRoute(path)
  const route = known ?? findRoute(HOME)
  const hostPath = route ? host.toHostPath(route.path, `/${fileOf(route, query.url)}`) : HOME
  return {
    title,
    image: image === '' ? '' : host.imageUrl(image, PICTURE_WIDTH),
    path: formatUrl(hostPath, known ? query : {}),
  }
}
