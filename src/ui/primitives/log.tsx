import { View } from './elements'
import { ScrollView } from './scroll'
import type { LogProps, RollingProps } from './types'

/** A talk. Mini-programs bring the newest line into sight. */
export function Log({ className, label, last, children }: LogProps) {
  return (
    <ScrollView className={className} role='log' label={label} into={last}>
      {children}
    </ScrollView>
  )
}

/** What scrolls within the page and need not hold a control. Mini-programs: a finger moves it. */
export function Rolling(props: RollingProps) {
  return <View {...props} />
}
