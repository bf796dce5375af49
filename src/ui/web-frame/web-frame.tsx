import { WebView } from '@tarojs/components'
import type { WebFrameProps } from './types'

/** A web page inside the app. Mini-programs: the host's own, which covers the whole page. */
export function WebFrame({ src }: WebFrameProps) {
  return <WebView src={src} />
}
