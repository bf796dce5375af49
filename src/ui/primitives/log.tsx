import type { ReactNode } from 'react'
import { View } from './elements'
import { ScrollView } from './scroll'

export interface LogProps {
  readonly className: string
  /** Besides, where a browser lays it out from below. */
  readonly upClass: string
  readonly label: string
  /** Id of the newest line. */
  readonly last: string | undefined
  /** One element. */
  readonly children: ReactNode
}

/** A talk. Mini-programs bring the newest line into sight. */
export function Log({ className, label, last, children }: LogProps) {
  return (
    <ScrollView className={className} role='log' label={label} into={last}>
      {children}
    </ScrollView>
  )
}

export interface RollingProps {
  /** Makes it scroll. */
  readonly className: string
  readonly children: ReactNode
}

/** What scrolls within the page and need not hold a control. Mini-programs: a finger moves it. */
export function Rolling(props: RollingProps) {
  return <View {...props} />
}
