import { RichText } from '@tarojs/components'
import { cx } from '../cx'
import type { RichProps } from './types'

/** HTML from the server. The caller has made it safe. */
export function Rich({ className, html }: RichProps) {
  return <RichText className={cx('tp-rich', className)} nodes={html} />
}
