import { View } from '../primitives/elements'
import type { WithoutHeaderProps } from '../types'

/** The content of a page without a header: mini-programs say so in the page's file (scripts/pages.mjs). */
export const WithoutHeader = ({ className, children }: WithoutHeaderProps) => (
  <View className={className}>{children}</View>
)
