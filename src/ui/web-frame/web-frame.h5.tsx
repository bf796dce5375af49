import './web-frame.scss'
import type { WebFrameProps } from './types'

/** A web page inside the app. Browsers: a frame that can neither move nor read the app around it. */
export function WebFrame({ src, label }: WebFrameProps) {
  return (
    <iframe
      className='tp-web-frame'
      src={src}
      title={label}
      sandbox='allow-scripts allow-forms allow-same-origin allow-popups'
      referrerPolicy='no-referrer'
    />
  )
}
