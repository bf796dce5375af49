import { screen } from '@testing-library/react'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError, NetworkError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { LiveStatus } from '../../contract-shapes'
import { liveForm } from '.'
import { bodies, button, page, roomOf, tap, type } from './testing/author'

beforeAll(() => initI18n('en'))

const openForm = (query = {}, api: object = {}) =>
  renderWidget(liveForm, {
    user: testUser,
    query,
    api: {
      'live/show': roomOf(LiveStatus.Created, { startsAt: null }),
      'live/create': roomOf(LiveStatus.Created),
      'live/update': roomOf(LiveStatus.Created),
      'product/page': page([
        {
          id: '2001',
          name: 'Monsoon Haze',
          image: '',
          style: 'IPA',
          abv: 5,
          price: 2800,
          sold: 1,
          stock: 1,
          tags: [],
          classId: '1',
          storeId: '1',
          skuId: '1',
        },
      ]),
      ...api,
    },
  })

test('the form wants a title, and sends nothing without', async () => {
  const { calls } = await openForm()
  await tap(button('Save'))
  expect(screen.getByText('Give the stream a title')).toBeInTheDocument()
  expect(bodies(calls, 'live/create')).toEqual([])
})

test('the form announces with the products that were ticked', async () => {
  const { calls } = await openForm()
  await type('Title', ' Balcony ')
  await tap(button('Add products'))
  await tap(screen.getByRole('checkbox', { name: 'Monsoon Haze' }))
  await tap(button('Save'))
  expect(bodies(calls, 'live/create')).toEqual([
    {
      title: 'Balcony',
      cover: '',
      startsAt: null,
      productIds: ['2001'],
      requestId: expect.stringMatching(/.+/),
    },
  ])
})

test('a lost answer is asked for again by the same wish, a refusal by another', async () => {
  let answer: Error = new NetworkError('live/create')
  const { calls } = await openForm(
    {},
    {
      'live/create': () => {
        throw answer
      },
    },
  )
  await type('Title', 'Balcony')
  await tap(button('Save'))
  answer = new ApiError('live/create', 400, 'No')
  await tap(button('Save'))
  await tap(button('Save'))
  const [lost, again, other] = bodies(calls, 'live/create') as { requestId: string }[]
  expect(again?.requestId).toBe(lost?.requestId)
  expect(other?.requestId).not.toBe(again?.requestId)
})

test('the form changes what is known, and a product can be left out', async () => {
  const { calls } = await openForm({ id: '7' })
  await tap(button('Leave out Monsoon Haze'))
  await tap(button('Save'))
  expect(bodies(calls, 'live/update')).toMatchObject([
    { liveId: '7', title: 'Twelve taps', productIds: ['2013'] },
  ])
})
