import { openOverlay } from './dialogs'
import { element, shellButton } from './layout'

/** Draws the host's payment sheet; resolves with what the person did. `amount` is in cents. */
export function showPaymentSheet(
  amount: number,
  description: string,
): Promise<'approve' | 'cancel'> {
  return new Promise((resolve) => {
    const { panel, close } = openOverlay('bottom', 'mini-sheet mini-payment-sheet')
    const answer = (action: 'approve' | 'cancel') => () => {
      close()
      resolve(action)
    }
    const box = element('div', 'mini-payment')
    box.append(
      element('h2', 'mini-payment-title', description || '支付'),
      element('strong', 'mini-payment-amount', `¥${(amount / 100).toFixed(2)}`),
      shellButton('mini-payment-approve', '确认支付', answer('approve')),
      shellButton('mini-payment-cancel', '取消', answer('cancel')),
    )
    panel.append(box)
  })
}
