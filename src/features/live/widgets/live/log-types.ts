import type { ReactNode } from 'react'

export interface LogProps {
  readonly label: string
  /** Id of the newest line. */
  readonly last: string | undefined
  /** One element. */
  readonly children: ReactNode
}
