import { screen, within } from '@testing-library/react'
import { button, press, sent, tap, testWaiting, type } from '../../../../engine/testing/hands'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { CHOSEN_ADDRESS } from '../..'
import { addressOf, fillForm, open, pageOf } from '../../testing/address-book'
import { addressList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'basic/address/page'
const WRITE = 'basic/address/'
const row = (at: number) => within(screen.getAllByRole('listitem')[at] as HTMLElement)
const wrong = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

testWaiting({
  addresses: {
    widget: addressList,
    path: PAGE,
    answer: pageOf([addressOf('a', 'Lin')]),
    shows: /Lin Street 1/,
  },
})

test('without an address the page says what one is good for, and offers to add it', async () => {
  await open({}, {}, [])
  expect(screen.getByText('No address yet')).toBeInTheDocument()
  expect(screen.getByText('Add one, and orders find their way to you.')).toBeInTheDocument()
  expect(button('Add address')).toBeInTheDocument()
})

test('an address tells who and where; the number is hidden in its middle (client spec §5)', async () => {
  await open()
  expect(row(0).getByText('138****8000')).toBeInTheDocument()
  expect(row(0).getByText('Zhejiang Hangzhou Xihu Lin Street 1')).toBeInTheDocument()
  expect(screen.queryByText('13800138000')).not.toBeInTheDocument()
})

test('one address is the default, and only the others can become it', async () => {
  await open()
  expect(row(0).getByText('Default address')).toBeInTheDocument()
  expect(row(0).queryByRole('checkbox')).not.toBeInTheDocument()
  expect(row(1).getByRole('checkbox', { name: 'Set as default' })).not.toBeChecked()
  expect(row(1).queryByText('Default address')).not.toBeInTheDocument()
})

test('a new default is told once, and the list asked for anew', async () => {
  let first = 'a'
  const { calls, host } = await open({
    [PAGE]: () =>
      pageOf([addressOf('a', 'Lin', first === 'a'), addressOf('b', 'Mo', first === 'b')]),
    'basic/address/setDefault': () => {
      first = 'b'
      return null
    },
  })
  await tap(row(1).getByRole('checkbox'))
  expect(sent(calls, 'basic/address/setDefault')).toEqual([{ addressId: 'b' }])
  expect(row(1).getByText('Default address')).toBeInTheDocument()
  expect(row(0).getByRole('checkbox')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('a default that is refused stays what it was, and it is said why', async () => {
  const { host } = await open({
    'basic/address/setDefault': new ApiError('x', 400, 'Not this one.'),
  })
  await tap(row(1).getByRole('checkbox'))
  expect(host.toast.mock.calls).toEqual([['Not this one.']])
  expect(row(0).getByText('Default address')).toBeInTheDocument()
})

test.each([
  ['the first address is the default one', [], true],
  ['a further one is not', [addressOf('a', 'Lin', true)], false],
])('%s, unless the user says otherwise', async (_, addresses, isDefault) => {
  const { calls } = await open({}, {}, addresses)
  await press('Add address')
  const box = screen.getByRole('switch', { name: 'Set as default' })
  expect(box.getAttribute('aria-checked') === 'true').toBe(isDefault)
  await fillForm()
  await tap(box)
  await press('Save')
  expect(sent(calls, WRITE)).toEqual([expect.objectContaining({ isDefault: !isDefault })])
})

test('an empty form says of each field what it needs', async () => {
  const { calls } = await open()
  await press('Add address')
  await press('Save')
  expect(wrong()).toEqual([
    'Please enter a name',
    'Enter your mobile number',
    'Please choose a region',
    'Please enter the street and number',
  ])
  expect(sent(calls, WRITE)).toEqual([])
})

// 11 digits, the first 1, the second 3 to 9 (commerce spec §5).
test.each([
  ['13000000000', true],
  ['19999999999', true],
  ['12999999999', false],
  ['23000000000', false],
  ['1380013800', false],
])('the mobile number %s is taken: %s', async (mobile, taken) => {
  const { calls } = await open()
  await press('Edit the address of Mo')
  await type('Mobile number', mobile)
  await press('Save')
  expect(sent(calls, WRITE)).toHaveLength(taken ? 1 : 0)
  expect(wrong()).toEqual(taken ? [] : ['A mobile number has 11 digits and begins with 13 to 19'])
})

test('spaces alone are nothing, and spaces around are left out', async () => {
  const { calls } = await open()
  await press('Edit the address of Mo')
  await type('Name', '   ')
  await type('Address', '  ')
  await press('Save')
  expect(wrong()).toEqual(['Please enter a name', 'Please enter the street and number'])
  await type('Name', ' Mona ')
  await type('Address', ' Long Lane 2 ')
  await type('Mobile number', '13900139000')
  await press('Save')
  expect(sent(calls, WRITE)).toEqual([
    {
      id: 'b',
      name: 'Mona',
      mobile: '13900139000',
      province: 'Zhejiang',
      city: 'Hangzhou',
      area: 'Xihu',
      regionId: '330106',
      detail: 'Long Lane 2',
      isDefault: false,
    },
  ])
})

test('the fields take no more than the server does', async () => {
  await open()
  await press('Add address')
  const most = (label: string) => screen.getByLabelText(label).getAttribute('maxlength')
  expect([most('Name'), most('Mobile number'), most('Address')]).toEqual(['30', '11', '100'])
})

test('before it is deleted the address is named; afterwards it is said and gone', async () => {
  let left = [addressOf('a', 'Lin', true), addressOf('b', 'Mo')]
  const { calls, host } = await open({
    [PAGE]: () => pageOf(left),
    'basic/address/b': () => {
      left = left.slice(0, 1)
      return null
    },
  })
  await press('Delete the address of Mo')
  expect(host.confirm.mock.calls).toEqual([
    [
      expect.objectContaining({
        title: 'Delete this address?',
        text: 'Mo Mo Street 1',
        ok: 'Delete',
      }),
    ],
  ])
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(host.toast.mock.calls).toEqual([['Address deleted']])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('an address that cannot be deleted stays, and it is said why', async () => {
  const { host } = await open({ 'basic/address/b': new ApiError('x', 400, 'An order needs it.') })
  await press('Delete the address of Mo')
  expect(host.toast.mock.calls).toEqual([['An order needs it.']])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('the address of an order that is deleted or changed is not kept as it was', async () => {
  const { kept } = await open(
    { 'basic/address/': { ...addressOf('b', 'Mona') }, 'basic/address/b': null },
    {},
  )
  kept.set(CHOSEN_ADDRESS, addressOf('b', 'Mo'))
  await press('Edit the address of Mo')
  await press('Save')
  expect(kept.get(CHOSEN_ADDRESS)?.name).toBe('Mona')
  await press('Delete the address of Lin')
  expect(kept.get(CHOSEN_ADDRESS)?.id).toBe('b')
  await press('Delete the address of Mo')
  expect(kept.get(CHOSEN_ADDRESS)).toBeUndefined()
})

test('a region is a province, a city and an area, and can be chosen over', async () => {
  await open()
  await press('Edit the address of Mo')
  await press('Region Zhejiang Hangzhou Xihu')
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose region' }))
  await tap(sheet.getByRole('radio', { name: 'Ningbo' }))
  await tap(sheet.getByRole('radio', { name: 'Haishu' }))
  await tap(sheet.getByRole('button', { name: 'OK' }))
  expect(button('Region Zhejiang Ningbo Haishu')).toBeInTheDocument()
})
