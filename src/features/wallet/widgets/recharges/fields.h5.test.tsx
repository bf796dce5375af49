import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { offlinePay, rechargePanel } from '.'

beforeAll(() => initI18n('en'))

const wallet = {
  accounts: [{ id: 'a', kind: 'balance', name: 'Balance', amount: 1, frozen: 0 }],
  overview: overviewOf(),
  asOf: 1,
}

test.each([rechargePanel, offlinePay])(
  'an amount has eight characters, with cents: %#',
  async (widget) => {
    await renderWidget(widget, {
      user: testUser,
      value: { payee: 'Taproom', bank: 'CMB', number: '1209', note: '' },
      api: { 'asset/account/userAccountList': wallet, 'offlineRecharge/list': [] },
    })
    const amount = screen.getByRole('textbox')
    expect(amount).toHaveAttribute('maxlength', '8')
    expect(amount).toHaveAttribute('inputmode', 'decimal')
    expect(amount).toHaveAttribute('placeholder', '0.00')
  },
)
