import { act, fireEvent, screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError } from '../../../errors'
import { Text } from '../../../ui/primitives/elements'
import type { Review } from '../../product'
import { aboutOf, OwnReview, REVIEW_MAX, STARS } from '../widgets/review/own-reviews'

const at = (time: string) => Date.parse(`${time}+08:00`) / 1000
const REVIEW = {
  id: '9',
  productName: 'Monsoon Haze',
  skuName: '330 ml',
  image: '/p.svg',
  stars: 4,
  content: 'Soft and round.',
  pictures: ['/a.svg', '/b.svg'],
  createdAt: at('2026-11-20T12:00:00'),
  addition: '',
  addedAt: null,
  reply: '',
} as unknown as Review
const MORE = 'product/productShow/evaluateMore'

async function draw(more: object = {}, api: FakeApi = {}) {
  const widget = defineWidget(
    {
      type: 'own',
      version: 1,
      tier: 'commerce',
      value: v.any(),
      config: v.object({}),
      height: 80,
      examples: {},
    },
    () => <OwnReview review={{ ...REVIEW, ...more } as Review} head={<Text>The head</Text>} />,
  )
  return renderWidget(widget, { value: {}, api, user: testUser })
}
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const field = () => screen.getByRole('textbox')
const type = (value: string) =>
  act(async () => void fireEvent.input(field(), { target: { value } }))

test('a review shows what it is about, its stars, its words and its pictures', async () => {
  await draw()
  expect(screen.getByText('The head')).toBeInTheDocument()
  expect(screen.getByText('Soft and round.')).toBeInTheDocument()
  const names = screen
    .getAllByRole('img')
    .map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt'))
  expect(names).toEqual(expect.arrayContaining(['4 stars', 'Picture 1', 'Picture 2']))
  expect(screen.getByText(/20.*2026|2026.*20/)).toBeInTheDocument()
})

test('what was added and answered stands below it, and is added once', async () => {
  await draw({ addition: 'Still good.', addedAt: at('2026-11-21T12:00:00'), reply: 'Thank you' })
  expect(screen.getByText('Still good.')).toBeInTheDocument()
  expect(screen.getByText(/21.*2026|2026.*21/)).toBeInTheDocument()
  expect(screen.getByText(/Thank you/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what it is about is its product', () => {
  expect(aboutOf(REVIEW)).toEqual({ name: 'Monsoon Haze', skuName: '330 ml', image: '/p.svg' })
  expect([STARS, REVIEW_MAX]).toEqual([[1, 2, 3, 4, 5], 500])
})

describe('adding to it', () => {
  const open = () => tap(/Monsoon Haze/)
  const send = () => tap('Add')

  test('takes some words, once, and is thanked for', async () => {
    const answer = { id: '9', addition: 'Still good.', addedAt: 1 }
    const { calls, host } = await draw({}, { [MORE]: answer })
    await open()
    await send()
    expect(calls).toEqual([])
    await type('  Still good. ')
    await send()
    expect(calls).toMatchObject([{ body: { id: '9', content: 'Still good.' }, quiet: true }])
    expect(host.toast.mock.calls).toEqual([['Your words are added']])
  })

  test('a refusal is told, and what was written stays', async () => {
    const { host } = await draw({}, { [MORE]: new ApiError(MORE, 400, 'Not now.') })
    await open()
    await type('Still good.')
    await send()
    expect(screen.getByText('Not now.')).toBeInTheDocument()
    expect(field()).toHaveValue('Still good.')
    expect(host.toast).not.toHaveBeenCalled()
  })
})
