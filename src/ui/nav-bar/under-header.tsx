import { Box } from '../primitives/elements'
import type { UnderHeaderProps } from '../types'

/** A picture at the top of the page: a mini-program's header belongs to the host and lies above it. */
export function UnderHeader({ className, children }: UnderHeaderProps) {
  return <Box className={className}>{children}</Box>
}
