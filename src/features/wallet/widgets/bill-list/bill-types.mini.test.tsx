import { screen } from '@testing-library/react'
import { press } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { overviewOf } from '../../testing/overview'
import { billList } from '.'

beforeAll(() => initI18n('en'))

const wallet = {
  accounts: [{ id: 'A1', kind: 'balance', name: 'Main account', amount: 5_000, frozen: 0 }],
  overview: overviewOf({ balance: 5_000 }),
  asOf: 1,
}
const empty = { columns: [], rows: [] }

// No mini-program tells of investment unless the operator has switched it on (decision 0062).
test.each([true, false])(
  'where investment is shown (%s) its bills can be chosen',
  async (shown) => {
    await renderWidget(billList, {
      user: testUser,
      platform: 'weapp',
      api: {
        'asset/account/userAccountList': wallet,
        'asset/ledger/page': { result: [], pageIndex: 1, pageSize: 15, totalCount: 0 },
        'paas/autoReport/billTotals': empty,
        'paas/autoReport/billDays': empty,
        'basic/autoConfig/getValue': { weapp: shown },
      },
    })
    await press(/^Type:/)
    const names = screen.getAllByRole('radio').map(({ textContent }) => textContent)
    expect(names.includes('Equipment')).toBe(shown)
    expect(names).toEqual(expect.arrayContaining(['All types', 'Refunds', 'Rewards']))
  },
)
