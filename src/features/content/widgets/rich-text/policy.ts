import { safeTarget } from '../../../../routing/url'
import { imageUrl } from '../../../../shared/image-url'
import type { HtmlPolicy } from '../../html/sanitize-html'

/** An https address without user part, spaces or control characters, which disguise where it leads. */
const HTTPS = /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\<>"]*)?$/i

/** Links lead to pages of this app or to https; pictures come from the main host or https. */
export function contentPolicy(width: number, maxLength: number): HtmlPolicy {
  return {
    link: (href) => safeTarget(href) ?? (HTTPS.test(href) ? href : undefined),
    image: (src) => (/^data:/i.test(src) || /[\s\\]/.test(src) ? '' : imageUrl(src, width)),
    maxLength,
  }
}
