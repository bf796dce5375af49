import '../host-button/host-button.scss'
import { Button } from '@tarojs/components'
import type { ShareButtonProps } from './types'

/** WeChat's button that hands the page on; it asks the page for its card. */
export function ShareButton({ onTap, children }: ShareButtonProps) {
  return (
    <Button
      className='tp-host-button tp-button tp-button--primary tp-button--l tp-button--block'
      openType='share'
      onClick={onTap}
    >
      {children}
    </Button>
  )
}
