import './rich-links.scss'
import { Icon } from '../icon/icon'
import { Pressable, RichText, Text } from '../primitives/elements'
import type { RichLinksProps } from '../types'

/** HTML whose links work. A mini-program cannot tap inside rich text, so they are listed below it. */
export function RichLinks({ className, html, links, onLink }: RichLinksProps) {
  return (
    <>
      <RichText className={className} html={html} />
      {links.map(({ href, text }, at) => (
        <Pressable
          // biome-ignore lint/suspicious/noArrayIndexKey: two links may be alike.
          key={at}
          role='link'
          className='tp-rich-link'
          onTap={() => onLink(href)}
        >
          <Icon name='link' size={16} />
          <Text>{text}</Text>
        </Pressable>
      ))}
    </>
  )
}
