import { useMemo } from 'react'
import { useOpen } from '../../engine/actions/use-open'
import { safeTarget } from '../../routing/safe-target'
import { formatUrl } from '../../routing/url'
import { imageUrl } from '../../shared/image-url'
import { sanitizeHtml } from '../../shared/sanitize-html'
import { RichLinks } from '../../ui/rich-links/rich-links'

const policy = {
  link: (href: string) => (/^https:\/\//i.test(href) ? href : safeTarget(href)),
  image: (src: string) => imageUrl(src, 720),
}

/** What the brewery says about it; the server's HTML, made safe. */
export function Description({ html }: { readonly html: string }) {
  const open = useOpen()
  const safe = useMemo(() => sanitizeHtml(html, policy), [html])
  const follow = (href: string) =>
    open(href.startsWith('/') ? href : formatUrl('/pages/web', { alapath: href }))
  return <RichLinks className='tp-pd__rich' html={safe.html} links={safe.links} onLink={follow} />
}
