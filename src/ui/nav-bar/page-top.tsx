import { useContext, useId, useLayoutEffect } from 'react'
import { ClearHeaderContext } from '../page-contexts'
import { View } from '../primitives/elements'
import { cx } from '../style'
import type { UnderHeaderProps, WithoutHeaderProps } from '../types'

/**
 * A picture that begins at the top of a mini-program's page, below a header that is clear over it. On a page
 * with a header of the host's it begins below that: such a header takes its room, and nothing lies under it.
 */
export function UnderHeader({ className, on, children }: UnderHeaderProps) {
  const id = `tp-under-${useId().replace(/\W/g, '')}`
  const header = useContext(ClearHeaderContext)
  const lieUnder = on ? header?.lieUnder : undefined
  // Before the first frame: a bar that turns clear would be seen to do so.
  useLayoutEffect(() => lieUnder?.(id), [lieUnder, id])
  return (
    <View id={lieUnder && id} className={cx(className, lieUnder && 'tp-under-header')}>
      {children}
    </View>
  )
}

/** The content of a page without a header: mini-programs say so in the page's file (scripts/pages.mjs). */
export const WithoutHeader = ({ className, children }: WithoutHeaderProps) => (
  <View className={className}>{children}</View>
)
