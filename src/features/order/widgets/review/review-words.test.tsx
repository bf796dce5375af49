import { act, fireEvent, screen, within } from '@testing-library/react'
import { offers, press, sent, tap, testWaiting, type } from '../../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { line, order, page, review } from '../../testing/orders'
import { ownReviews, reviewForm, reviewHead } from '.'

beforeAll(() => initI18n('en'))

const SHOW = 'api/ordershow/show'
const SAID = 'product/productShow/evaluates'
const SEND = 'product/productShow/evaluate'
const MORE = 'product/productShow/evaluateMore'
const UPLOAD = 'basic/storageFile/upload'
const saidOf = (rows: readonly object[]) =>
  page(rows, { counts: { all: 0, pictures: 0, stars: [], average: 0 } })
const arrived = { ...order, status: 4 }
const open = (api: FakeApi = {}, storage = memoryStorage()) =>
  renderWidget(reviewForm, {
    user: testUser,
    query: { id: '1' },
    storage,
    api: { [SHOW]: arrived, [SAID]: saidOf([]), [SEND]: review, ...api },
  })
const rate = (stars: string) => tap(screen.getByRole('radio', { name: stars }))
const write = (text: string) => type('Your words on Hop Field', text)

testWaiting({
  'the order to review': {
    widget: reviewForm,
    setup: { query: { id: '1' } },
    api: { [SAID]: saidOf([]) },
    path: SHOW,
    answer: arrived,
    shows: 'Hop Field',
  },
  'one’s own reviews': {
    widget: ownReviews,
    path: SAID,
    answer: saidOf([review]),
    shows: 'Bright',
    returns: true,
  },
})

test.each([
  ['1 star', 'Poor'],
  ['2 stars', 'Could be better'],
  ['3 stars', 'Fine'],
  ['4 stars', 'Good'],
  ['5 stars', 'Excellent'],
])('%s are “%s”', async (stars, word) => {
  await open()
  expect(screen.queryByText(word)).toBeNull()
  await rate(stars)
  expect(screen.getByText(word)).toBeInTheDocument()
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
})

test('a review bears the name unless it is to be without, is thanked for, and leads back', async () => {
  const { calls, host, navigator } = await open()
  await rate('3 stars')
  await write('Fine')
  jest.useFakeTimers()
  await press('Send')
  await act(async () => void (await jest.advanceTimersByTimeAsync(2000)))
  jest.useRealTimers()
  expect(sent(calls, SEND)).toEqual([
    {
      productId: '5',
      orderId: '1',
      stars: 3,
      content: 'Fine',
      pictures: [],
      isAnonymous: false,
    },
  ])
  expect(host.toast).toHaveBeenCalledWith('Thank you, your words are there')
  expect(navigator.back).toHaveBeenCalledTimes(1)
})

test('words without stars, and blanks instead of words, are not sent', async () => {
  const { calls } = await open()
  await write('Fine')
  await press('Send')
  expect(screen.getByRole('alert')).toHaveTextContent('How many stars is it worth?')
  await rate('4 stars')
  await write('   ')
  await press('Send')
  expect(screen.getByRole('alert')).toHaveTextContent('Write a few words.')
  expect(sent(calls, SEND)).toEqual([])
})

test('pictures go with the words they belong to, and nothing goes while one is on its way', async () => {
  let arrive: (answer: unknown) => void = () => {}
  const upload = new Promise((resolve) => {
    arrive = resolve
  })
  const { calls, host } = await open({ [UPLOAD]: () => upload })
  host.chooseMedia.mockResolvedValue([{ path: 'tmp://a.png', name: 'a.png', size: 9 }])
  await rate('4 stars')
  await write('Look')
  await press('Add a picture: Pictures of Hop Field')
  await press('Send')
  expect(screen.getByText('Pictures are still on their way.')).toBeInTheDocument()
  expect(sent(calls, SEND)).toEqual([])
  await act(async () => arrive({ id: '1', url: '/files/1.png', name: 'a.png', size: 9 }))
  await press('Send')
  expect(sent(calls, SEND)).toMatchObject([{ content: 'Look', pictures: ['/files/1.png'] }])
})

test('what was begun can be thrown away', async () => {
  const storage = memoryStorage()
  const first = await open({}, storage)
  await rate('2 stars')
  await write('Half a tho')
  await act(async () => {
    for (const [left] of first.host.usePageHide.mock.calls) left()
  })
  first.unmount()
  await open({}, storage)
  expect(screen.getByText('What you had not submitted is back')).toBeInTheDocument()
  await press('Discard')
  expect(screen.getByLabelText('Your words on Hop Field')).toHaveValue('')
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(screen.queryByText('What you had not submitted is back')).toBeNull()
})

test('what was sent is no draft any more', async () => {
  const storage = memoryStorage()
  const first = await open({}, storage)
  await rate('5 stars')
  await write('Bright')
  await press('Send')
  first.unmount()
  await open({}, storage)
  expect(screen.queryByText('What you had not submitted is back')).toBeNull()
  expect(screen.getByLabelText('Your words on Hop Field')).toHaveValue('')
})

test('beside what is still to be said stands what was said, each with the way to its beer', async () => {
  const other = { ...line, productId: '6', skuId: '61', name: 'Night Comet', reviewed: true }
  const said = { ...review, productId: '6', productName: 'Night Comet' }
  const { calls, navigator } = await open({
    [SHOW]: { ...arrived, lines: [line, other] },
    [SAID]: saidOf([said]),
  })
  expect(sent(calls, SAID)).toMatchObject([{ mine: true, orderId: '1' }])
  expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
  const list = within(screen.getByRole('list', { name: 'What you have said' }))
  expect(list.getByRole('img', { name: '4 stars' })).toBeInTheDocument()
  await tap(list.getByRole('link', { name: /Night Comet/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/product/show&id=6')
})

test('an order of which all was said, whose words cannot be had, says there is nothing to review', async () => {
  await open({
    [SHOW]: { ...arrived, lines: [{ ...line, reviewed: true }] },
    [SAID]: new NetworkError(SAID, 'gone'),
  })
  expect(offers('Send')).toBe(false)
  expect(screen.getByText('This order cannot be reviewed')).toBeInTheDocument()
})

const mine = (row: object, api: FakeApi = {}) =>
  renderWidget(ownReviews, { user: testUser, api: { [SAID]: saidOf([row]), ...api } })

test('a review that was added to shows when, and cannot be added to again', async () => {
  await mine({
    ...review,
    addition: 'Still fine',
    addedAt: 1_700_086_400,
    pictures: ['/files/1.jpg'],
  })
  expect(screen.getByText('Still fine')).toBeInTheDocument()
  expect(screen.getByText(/^Added on .*2023/)).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Picture 1' })).toBeInTheDocument()
  expect(offers('Add to your review of Hop Field')).toBe(false)
  expect(screen.queryByText(/^The shop:/)).toBeNull()
})

test('what is added is trimmed, sent once and thanked for; blanks are not sent', async () => {
  const answer = { id: '81', addition: 'Even better', addedAt: 1 }
  const { calls, host } = await mine(review, { [MORE]: answer })
  await press('Add to your review of Hop Field')
  await write('  ')
  await press('Add')
  expect(sent(calls, MORE)).toEqual([])
  await write(' Even better ')
  await press('Add')
  expect(sent(calls, MORE)).toEqual([{ id: '81', content: 'Even better' }])
  expect(host.toast).toHaveBeenCalledWith('Your words are added')
  expect(sent(calls, SAID)).toHaveLength(2)
})

test('who has said nothing reads so', async () => {
  await renderWidget(ownReviews, { user: testUser, api: { [SAID]: saidOf([]) } })
  expect(screen.getByText('No reviews yet')).toBeInTheDocument()
  expect(screen.getByText('What you say of your beers is kept here.')).toBeInTheDocument()
})

test('a star and a word that come before either is drawn are both there', async () => {
  await open()
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    fireEvent.input(screen.getByLabelText('Your words on Hop Field'), {
      target: { value: 'Bright' },
    })
  })
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked()
  expect(screen.getByLabelText('Your words on Hop Field')).toHaveValue('Bright')
})

const head = (lines: readonly object[], status = 4) =>
  renderWidget(reviewHead, {
    user: testUser,
    query: { id: '1' },
    api: { [SHOW]: { ...order, status, lines } },
  })

test('the page begins with what was drunk, where, and how much is still to be said', async () => {
  const images = ['/a.svg', '/b.svg', '/b.svg', '/c.svg', '/d.svg', '/e.svg']
  const lines = images.map((image, at) => ({ ...line, productId: `${at}`, image, reviewed: !at }))
  const { container } = await head([...lines, { ...line, productId: '5', image: '/e.svg' }])
  expect(screen.getByRole('heading', { name: 'How did it taste?' })).toBeInTheDocument()
  expect(screen.getByText(/^West Lake · /)).toBeInTheDocument()
  expect(screen.getByText('5 beers wait for your words')).toBeInTheDocument()
  expect(container.querySelectorAll('img')).toHaveLength(4)
})

test('when all is said it says thank you, and asks for nothing', async () => {
  await head([{ ...line, reviewed: true }])
  expect(screen.getByRole('heading', { name: 'Thank you for your words' })).toBeInTheDocument()
  expect(screen.queryByText(/waits? for your words$/)).toBeNull()
})

test('an order that cannot be reviewed has no head', async () => {
  const { container } = await head([line], 3)
  expect(container).toHaveTextContent('')
  expect(screen.queryByRole('heading')).toBeNull()
})
