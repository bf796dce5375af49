import './host.scss'
import { cx } from '../cx'
import type { RichProps } from './types'

/** HTML from the server. The caller has made it safe. */
export function Rich({ className, html }: RichProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: RichProps asks for sanitised HTML.
  return <div className={cx('tp-rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
