import { useMemo } from 'react'
import { useOpen } from '../../../../engine/actions/use-act'
import { formatUrl, safeTarget } from '../../../../routing/url'
import { imageUrl } from '../../../../shared/image-url'
import { RichLinks } from '../../../../ui/rich-links/rich-links'
import { sanitizeHtml } from '../../../content/html/sanitize-html'

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
