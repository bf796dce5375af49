import { ScrollView } from '../../../../ui/primitives/scroll'
import type { LogProps } from './chat'

/** The talk. Mini-programs bring the newest line into sight. */
export function Log({ label, last, children }: LogProps) {
  return (
    <ScrollView className='tp-live__log' role='log' label={label} into={last}>
      {children}
    </ScrollView>
  )
}
