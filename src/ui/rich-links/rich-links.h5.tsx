import './rich-links.scss'
import type { MouseEvent } from 'react'
import { RichText } from '../primitives/elements'
import type { RichLinksProps } from '../types'

/** HTML whose links work: inside the app they open as pages, others in a tab of their own. */
export function RichLinks({ className, html, onLink }: RichLinksProps) {
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    // With a modifier the browser opens a tab, as for any link.
    if (!href.startsWith('#/') || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLink(href.slice(1))
  }
  // The sanitiser writes exactly these forms; the router of the browser lives behind the hash.
  const local = html
    .replace(/<a href="\//g, '<a href="#/')
    .replace(/<a href="https:/g, '<a target="_blank" rel="noopener noreferrer" href="https:')
  return (
    // biome-ignore lint/a11y: the links inside are the controls; this only hears them.
    <div onClick={follow}>
      <RichText className={className} html={local} />
    </div>
  )
}
