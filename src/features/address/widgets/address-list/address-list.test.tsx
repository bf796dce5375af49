import { screen, within } from '@testing-library/react'
import { button, tap, type } from '../../../../engine/testing/hands'
import { ApiError, NetworkError } from '../../../../errors'
import type { HttpRequest } from '../../../../http/endpoint'
import { initI18n } from '../../../../i18n'
import { CHOSEN_ADDRESS } from '../..'
import { addressOf, fillForm, open, regions } from '../../testing/address-book'

beforeAll(() => initI18n('en'))

test('adds an address', async () => {
  const { calls, host } = await open()
  await tap(button('Add address'))
  await fillForm()
  await tap(button('Save'))
  expect(calls.find(({ path }) => path === 'basic/address/')).toMatchObject({
    method: 'POST',
    body: {
      name: 'Ada',
      mobile: '13900139000',
      province: 'Zhejiang',
      city: 'Ningbo',
      area: 'Haishu',
      regionId: '330203',
      detail: 'Wensan Road 9',
      isDefault: false,
    },
  })
  expect(host.toast).toHaveBeenCalledWith('Address saved')
})

test('regions that did not come are said in their sheet, and asked for again', async () => {
  let isDown = true
  const answer = () => {
    if (isDown) throw new NetworkError('regions')
    return regions
  }
  await open({ 'api/Region/GetRegionData': answer })
  await tap(button('Add address'))
  await tap(button(/^Region/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose region' }))
  expect(sheet.getByText('Could not get the data')).toBeInTheDocument()
  isDown = false
  await tap(sheet.getByRole('button', { name: 'Try again' }))
  expect(sheet.getByRole('radio', { name: 'Zhejiang' })).toBeInTheDocument()
})

test('says at each field what is missing, and sends nothing', async () => {
  const { calls } = await open()
  await tap(button('Add address'))
  await type('Mobile number', '12345')
  await tap(button('Save'))
  const wrong = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(wrong).toHaveLength(4)
  expect(wrong).toContain('Please enter a name')
  expect(wrong).toContain('Please choose a region')
  expect(calls.some(({ path }) => path === 'basic/address/')).toBe(false)
})

test('a refusal of the server keeps what was typed', async () => {
  await open({ 'basic/address/': new ApiError('basic/address/', 500, 'Too many addresses') })
  await tap(button('Add address'))
  await fillForm()
  await tap(button('Save'))
  expect(screen.getByText('Too many addresses')).toBeInTheDocument()
  expect(screen.getByLabelText('Address')).toHaveValue('Wensan Road 9')
})

test('changes an address, beginning with what it was', async () => {
  const { calls } = await open()
  await tap(button('Edit the address of Mo'))
  expect(screen.getByLabelText('Name')).toHaveValue('Mo')
  await type('Name', 'Mona')
  await tap(button('Save'))
  expect(calls.find(({ path }) => path === 'basic/address/')).toMatchObject({
    method: 'PUT',
    body: { id: 'b', name: 'Mona', regionId: '330106' },
  })
})

test('deletes only after a yes', async () => {
  const { calls, host } = await open({ 'basic/address/b': null })
  const answers = [false, true]
  Object.assign(host, { confirm: async () => answers.shift() })
  await tap(button('Delete the address of Mo'))
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false)
  await tap(button('Delete the address of Mo'))
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('basic/address/b')
})

test('makes another address the default', async () => {
  const { calls } = await open()
  await tap(screen.getByRole('checkbox', { name: 'Set as default' }))
  expect(calls.find(({ path }) => path === 'basic/address/setDefault')?.body).toEqual({
    addressId: 'b',
  })
})

test('picks an address for the page below', async () => {
  const { kept, navigator } = await open({}, { pick: '1' })
  await tap(button('Deliver to Mo, Mo Street 1'))
  expect(kept.get(CHOSEN_ADDRESS)?.id).toBe('b')
  expect(navigator.back).toHaveBeenCalled()
})

test('an address added on the way to an order is the one for it', async () => {
  const { kept, navigator } = await open({}, { pick: '1', add: '1' }, [])
  await fillForm()
  await tap(button('Save'))
  expect(kept.get(CHOSEN_ADDRESS)?.id).toBe('c')
  expect(navigator.back).toHaveBeenCalled()
})

test('without the wish to pick, an address is no button', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /Deliver to/ })).not.toBeInTheDocument()
})

test('without a network the list says so, and comes with a retry', async () => {
  const rows = [addressOf('a', 'Lin')]
  let online = false
  await open({
    'basic/address/page': () => {
      if (!online) throw new NetworkError('basic/address/page')
      return { result: rows, pageIndex: 1, pageSize: 15, totalCount: 1 }
    },
  })
  expect(screen.getByText('You are offline')).toBeInTheDocument()
  online = true
  await tap(button('Try again'))
  expect(screen.getByText(/Lin Street 1/)).toBeInTheDocument()
})

test('a list of several pages grows by a tap, and has no end to speak of when it has one page', async () => {
  const page = ({ body, query }: HttpRequest) => {
    const at = Number({ ...query, ...(body as object) }.pageIndex)
    const name = at === 1 ? 'Lin' : 'Mo'
    return { result: [addressOf(name, name)], pageIndex: at, pageSize: 1, totalCount: 2 }
  }
  const { unmount } = await open({ 'basic/address/page': page })
  await tap(button('More'))
  expect(screen.getByText(/Mo Street 1/)).toBeInTheDocument()
  unmount()
  await open()
  expect(screen.queryByText('That is all')).toBeNull()
})
