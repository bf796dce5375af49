import { screen, within } from '@testing-library/react'
import { button, tap, type } from '../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../engine/testing/render-widget'
import { addressList } from '../widgets/address-list'

/** An address of the user, as the server sends it. */
export const addressOf = (id: string, name: string, isDefault = false) => ({
  id,
  userId: testUser.id,
  name,
  mobile: '13800138000',
  province: 'Zhejiang',
  city: 'Hangzhou',
  area: 'Xihu',
  regionId: '330106',
  detail: `${name} Street 1`,
  isDefault,
})

export const regions = [
  {
    code: '330000',
    name: 'Zhejiang',
    children: [
      { code: '330100', name: 'Hangzhou', children: [{ code: '330106', name: 'Xihu' }] },
      { code: '330200', name: 'Ningbo', children: [{ code: '330203', name: 'Haishu' }] },
    ],
  },
]

export const pageOf = (result: readonly unknown[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})

/** Opens `/user/address` of somebody logged in. */
export function open(
  api: Record<string, unknown> = {},
  query = {},
  addresses: readonly unknown[] = [addressOf('a', 'Lin', true), addressOf('b', 'Mo')],
) {
  return renderWidget(addressList, {
    user: testUser,
    query,
    api: {
      'basic/address/page': pageOf(addresses),
      'api/Region/GetRegionData': regions,
      'basic/address/': addressOf('c', 'Ada'),
      'basic/address/setDefault': null,
      'basic/address/{id}': null,
      ...api,
    },
  })
}

/** Types a whole address into the form that is open. */
export async function fillForm(): Promise<void> {
  await type('Name', ' Ada ')
  await type('Mobile number', '13900139000')
  await type('Address', 'Wensan Road 9')
  await tap(button(/^Region/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose region' }))
  await tap(sheet.getByRole('radio', { name: 'Zhejiang' }))
  await tap(sheet.getByRole('radio', { name: 'Ningbo' }))
  await tap(sheet.getByRole('radio', { name: 'Haishu' }))
  await tap(sheet.getByRole('button', { name: 'OK' }))
}
