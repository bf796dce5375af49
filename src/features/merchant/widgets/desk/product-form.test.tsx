import { screen, within } from '@testing-library/react'
import { button, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { beer, CLASSES, DESK, shopOf } from '../../testing/shop'
import { sellerProduct } from '.'

beforeAll(() => initI18n('en'))

const SAVE = 'merchant/product/save'
const SHELF = 'merchant/product/shelf'
const API = {
  ...DESK,
  ...CLASSES,
  'merchant/product/show': beer,
  [SAVE]: beer,
  [SHELF]: beer,
}
const open = (query: Record<string, string> = {}, api: object = {}) =>
  renderWidget(sellerProduct, { user: testUser, query, api: { ...API, ...api } })
const openKnown = (api: object = {}) => open({ id: '21' }, api)
const names = (name: string) => ({ en: name, 'zh-Hans': name })

test('a new product says what is missing, field by field', async () => {
  const { calls, host } = await open()
  expect(sent(calls, 'merchant/product/show')).toEqual([])
  await press('Save')
  expect(screen.getAllByText('This is missing.')).toHaveLength(4)
  expect(screen.getByText('Choose a class.')).toBeInTheDocument()
  expect(screen.getByText('Add a picture.')).toBeInTheDocument()
  expect(screen.getAllByText('Enter a name.')).toHaveLength(2)
  expect(host.toast).toHaveBeenCalledWith('Something above is missing or wrong.')
  expect(sent(calls, SAVE)).toEqual([])
})

test.each(['Name in Chinese', 'Name in English', 'Short text in Chinese', 'Short text in English'])(
  'blanks are no %s',
  async (field) => {
    const { calls } = await openKnown()
    await type(field, '  ')
    await press('Save')
    expect(screen.getAllByText('This is missing.')).toHaveLength(1)
    expect(sent(calls, SAVE)).toEqual([])
  },
)

test('a product that is there is shown as it is, and saved without a change as it was', async () => {
  const { calls, host } = await openKnown()
  expect(sent(calls, 'merchant/product/show')).toEqual([{ id: '21' }])
  expect(screen.getByLabelText('Name in English')).toHaveValue('Quay Haze')
  expect(screen.getByLabelText('Short text in Chinese')).toHaveValue('Soft')
  expect(screen.getByLabelText('Price 1 (¥)')).toHaveValue('19.00')
  expect(screen.getByLabelText('Stock 2')).toHaveValue('24')
  expect(screen.getByRole('switch', { name: 'Put on the shelf' })).toBeChecked()
  await press('Save')
  expect(sent(calls, SAVE)).toEqual([
    {
      id: '21',
      storeId: '302',
      classId: '11',
      name: names('Quay Haze'),
      intro: names('Soft'),
      images: ['/pictures/beer/x.svg'],
      skus: beer.skus,
    },
  ])
  // The shelf is not touched when it is as it is to be.
  expect(sent(calls, SHELF)).toEqual([])
  expect(host.toast).toHaveBeenCalledWith('Saved and on the shelf')
})

test('a product is changed as a whole: names, variants, class, store and shelf', async () => {
  const { calls } = await openKnown({ [SAVE]: { ...beer, isOnShelf: false } })
  await type('Name in English', ' Quay Haze 2 ')
  await press('Class Pale · Hazy')
  expect(screen.getByRole('radio', { name: 'Pale · Hazy' })).toBeChecked()
  await tap(screen.getByRole('radio', { name: 'Gifts' }))
  expect(offers('Class Gifts')).toBe(true)
  await tap(screen.getByRole('radio', { name: 'Tea Hill' }))
  await press('Remove variant 1')
  await press('Add a variant')
  await type('Chinese name 2', '桶')
  await type('English name 2', 'Keg')
  await type('Price 2 (¥)', '99')
  await type('Stock 2', '4')
  await press('Save')
  expect(sent(calls, SAVE)).toMatchObject([
    {
      id: '21',
      storeId: '308',
      classId: '2',
      name: { en: 'Quay Haze 2', 'zh-Hans': 'Quay Haze' },
      skus: [
        { id: '212', name: names('Case'), price: 9900, stock: 24 },
        { id: '', name: { en: 'Keg', 'zh-Hans': '桶' }, price: 9900, stock: 4 },
      ],
    },
  ])
  // It was on the shelf and stays there, whatever saving does.
  expect(sent(calls, SHELF)).toEqual([{ id: '21', isOnShelf: true }])
})

test('who switches it off takes it off the shelf', async () => {
  const { calls, host } = await openKnown()
  await tap(screen.getByRole('switch', { name: 'Put on the shelf' }))
  await press('Save')
  expect(sent(calls, SHELF)).toEqual([{ id: '21', isOnShelf: false }])
  expect(host.toast).toHaveBeenCalledWith('Saved')
})

// The contract: a name, 0.01 to 100,000.00 yuan, 0 to 99,999 pieces.
const YUAN = 'Enter an amount in yuan from 0.01 on, with two decimals at most.'
const PIECES = 'Enter a whole number from 0 to 99999.'
test.each([
  ['Chinese name 1', ' ', 'Enter a name.'],
  ['English name 2', '', 'Enter a name.'],
  ['Price 1 (¥)', '0', YUAN],
  ['Price 2 (¥)', '1.005', YUAN],
  ['Stock 1', '', PIECES],
])('with the %s “%s” nothing is sent', async (field, typed, problem) => {
  const { calls } = await openKnown()
  await type(field, typed)
  expect(screen.queryByText(problem)).toBeNull()
  await press('Save')
  expect(screen.getByText(problem)).toBeInTheDocument()
  expect(sent(calls, SAVE)).toEqual([])
})

test('one variant stays, and there are twenty at most', async () => {
  await openKnown()
  await press('Remove variant 2')
  expect(offers('Remove variant 1')).toBe(false)
  for (let count = 1; count < 20; count += 1) await press('Add a variant')
  expect(screen.getByText('Variant 20')).toBeInTheDocument()
  expect(offers('Add a variant')).toBe(false)
  await press('Remove variant 20')
  expect(offers('Add a variant')).toBe(true)
})

test('what is typed into a variant stays with it when another goes', async () => {
  await openKnown()
  await press('Add a variant')
  await type('English name 3', 'Keg')
  await press('Remove variant 1')
  await press('Add a variant')
  expect(screen.getByLabelText('English name 2')).toHaveValue('Keg')
  expect(screen.getByLabelText('English name 3')).toHaveValue('')
})

test('the last picture can be taken away, and then one is asked for', async () => {
  const { calls } = await openKnown()
  await press('Remove Pictures, picture 1')
  await press('Save')
  expect(screen.getByText('Add a picture.')).toBeInTheDocument()
  expect(sent(calls, SAVE)).toEqual([])
})

test('a shop with one store is not asked which', async () => {
  const shop = { ...shopOf('402'), stores: [{ id: '302', name: 'Arcade store', image: '' }] }
  await openKnown({ 'merchant/merchants/show': shop })
  expect(screen.queryByText('Store')).toBeNull()
})

test('the classes are the lowest ones, and one without any below stands for itself', async () => {
  await open()
  await press('Class')
  const sheet = within(screen.getByRole('dialog', { name: 'Class' }))
  expect(sheet.getAllByRole('radio').map((radio) => radio.textContent)).toEqual([
    'Pale · Hazy',
    'Gifts',
  ])
})

test('what was typed stays when it is refused', async () => {
  const { host } = await openKnown({
    [SAVE]: new ApiError(SAVE, 400, 'Two variants have one name'),
  })
  await type('Name in English', 'Other')
  await press('Save')
  expect(screen.getByRole('alert')).toHaveTextContent('Two variants have one name')
  expect(screen.getByLabelText('Name in English')).toHaveValue('Other')
  expect(host.toast).not.toHaveBeenCalled()
})

const UPLOAD = 'basic/storageFile/upload'
const MADE = 'tmp://a.png'
async function fillNew(host: { chooseMedia: jest.Mock }): Promise<void> {
  host.chooseMedia.mockResolvedValue([{ path: MADE, name: 'a.png', size: 9 }])
  for (const [name, value] of [
    ['Name in Chinese', '雾'],
    ['Name in English', 'Haze'],
    ['Chinese name 1', '听'],
    ['English name 1', 'Can'],
    ['Price 1 (¥)', '19'],
    ['Stock 1', '4'],
    ['Short text in Chinese', '软'],
    ['Short text in English', 'Soft'],
  ] as const)
    await type(name, value)
  await press('Class')
  await tap(screen.getByRole('radio', { name: 'Gifts' }))
  await press(/^Add a picture/)
}

// Decision 0038.
test('a new product is made once: after a lost answer by the same name, after a later failure by its id', async () => {
  let tries = 0
  const { calls, host } = await open(
    {},
    {
      [UPLOAD]: { id: '1', url: '/files/a.png', name: 'a.png', size: 9 },
      [SAVE]: () => {
        tries += 1
        if (tries === 1) throw new NetworkError(SAVE, 'lost')
        return { ...beer, isOnShelf: false }
      },
      [SHELF]: () => {
        if (tries === 2) throw new NetworkError(SHELF, 'lost')
        return beer
      },
    },
  )
  await fillNew(host)
  await screen.findByRole('img', { name: /picture 1/ })
  await tap(screen.getByRole('switch'))
  for (let taps = 0; taps < 3; taps += 1) await press('Save')
  const bodies = sent(calls, SAVE) as readonly { id: string; requestId?: string }[]
  expect(bodies[0]).toMatchObject({ storeId: '302', classId: '2', images: ['/files/a.png'] })
  expect(bodies.map(({ id }) => id)).toEqual(['', '', '21'])
  const [first, again, last] = bodies.map(({ requestId }) => requestId)
  expect(first).toEqual(expect.any(String))
  expect([again, last]).toEqual([first, undefined])
})

test('while a picture is on its way nothing is saved, and it is said why', async () => {
  const { calls, host } = await open({}, { [UPLOAD]: () => new Promise(() => {}) })
  await fillNew(host)
  await tap(button('Save'))
  expect(screen.getByText('Pictures are still on their way.')).toBeInTheDocument()
  expect(sent(calls, SAVE)).toEqual([])
})
