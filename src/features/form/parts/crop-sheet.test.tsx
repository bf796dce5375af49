import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { defineWidget } from '../../../engine/contract'
import { press, sent, tap } from '../../../engine/testing/hands'
import { type FakeApi, renderWidget, testUser } from '../../../engine/testing/render-widget'
import { ApiError } from '../../../errors'
import type { HttpRequest } from '../../../http/endpoint'
import { initI18n } from '../../../i18n'
// The texts of the editor come with its page.
import { CUT, wholePicture } from '../testing/whole-picture'
import { CropSheet, focusAt, moved, sized } from './crop-sheet'

const picture = wholePicture('/files/7.png')
const onCut = jest.fn()
const onClose = jest.fn()
const sheet = defineWidget(
  {
    type: 'sheet',
    version: 1,
    tier: 'base',
    value: v.unknown(),
    config: v.object({}),
    height: 1,
    examples: { full: { config: {} } },
  },
  () => <CropSheet url='/files/7.png' shape={1} onCut={onCut} onClose={onClose} />,
)

/** A GET and a POST of one path. */
async function open(answer: () => unknown = () => ({ url: '/files/7.9.png' }), shown = picture) {
  const api: FakeApi = { [CUT]: ({ method }: HttpRequest) => (method === 'GET' ? shown : answer()) }
  return renderWidget(sheet, { user: testUser, api })
}
const stands = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

beforeAll(() => initI18n('en'))
beforeEach(() => {
  onCut.mockReset()
  onClose.mockReset()
})

test('a frame of the slot’s shape is moved and sized by buttons, and the server cuts', async () => {
  const { calls } = await open()
  expect(stands()).toContain('200 × 200 px, focus 50% across and 50% down')
  for (let at = 0; at < 30; at++) await press('To the right')
  await press('Smaller frame')
  await press('Use this crop')
  const [, body] = sent(calls, CUT) as { crop: Record<string, number>; focus: object }[]
  expect(body?.crop.x).toBeCloseTo(0.5 + (0.5 - 0.5 / 1.1) / 2)
  expect(body?.crop.width).toBeCloseTo(0.5 / 1.1)
  expect(body?.crop.height).toBeCloseTo(1 / 1.1)
  // Nobody set it: it is the middle of what is framed.
  expect(body?.focus).toEqual({ x: expect.closeTo(0.75), y: expect.closeTo(0.5) })
  expect(onCut).toHaveBeenCalledWith('/files/7.9.png')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('what the server does not take is said, and the sheet stays with what was framed', async () => {
  await open(() => {
    throw new ApiError(CUT, 400, 'The frame is smaller than 80 px.')
  })
  await tap(screen.getByRole('radio', { name: '1:1' }))
  await press('Use this crop')
  expect(screen.getByText('The frame is smaller than 80 px.')).toBeInTheDocument()
  expect(stands()).toContain('200 × 200 px, focus 50% across and 50% down')
  expect(onCut).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the focus is moved within the frame, which stays', async () => {
  await open()
  await tap(screen.getByRole('radio', { name: '1:1' }))
  await tap(screen.getByRole('radio', { name: 'Focus point' }))
  for (let at = 0; at < 5; at++) await press('Up')
  expect(stands()).toContain('200 × 200 px, focus 50% across and 40% down')
  for (let at = 0; at < 10; at++) await press('Down')
  expect(stands()).toContain('200 × 200 px, focus 50% across and 60% down')
  for (let at = 0; at < 10; at++) await press('Up')
  for (let at = 0; at < 40; at++) await press('To the left')
  expect(stands()).toContain('200 × 200 px, focus 0% across and 40% down')
})

test('what was set before is shown, and can be changed', async () => {
  const crop = { x: 0.25, y: 0, width: 0.5, height: 0.5 }
  await open(undefined, { ...picture, crop, focus: { x: 0.3, y: 0.25 } })
  expect(stands()).toContain('200 × 100 px, focus 10% across and 50% down')
  // It was set: it stays where it lies in the picture.
  for (let at = 0; at < 5; at++) await press('To the left')
  expect(stands()).toContain('200 × 100 px, focus 30% across and 50% down')
})

test.each([
  ['across', { x: 0.25, y: 0, width: 0.5, height: 1 }, '200 × 200 px'],
  ['down', { x: 0, y: 0.25, width: 1, height: 0.5 }, '400 × 100 px'],
])('a picture that was cut %s alone is shown as it was cut', async (_, crop, size) => {
  await open(undefined, { ...picture, crop, focus: { x: 0.5, y: 0.5 } })
  expect(stands()).toContain(`${size}, focus 50% across and 50% down`)
  // Its shape is nobody's choice of those that are offered.
  for (const shape of screen.getAllByRole('radio', { name: /As shown here|:/ }))
    expect(shape).not.toBeChecked()
})

const bounds = { picture: 2, shape: 1, least: 0.2 }
const square = { crop: { x: 0.2, y: 0, width: 0.5, height: 1 }, focus: { x: 0.45, y: 0.5 } }

test.each([
  [-9, -9, { x: 0, y: 0 }],
  [9, 9, { x: 0.5, y: 0 }],
  [0.1, 0, { x: 0.3, y: 0 }],
])('a frame moved by %d and %d stays in the picture', (right, down, at) => {
  const { crop } = moved(square, right, down)
  expect(crop).toMatchObject({ x: expect.closeTo(at.x), y: expect.closeTo(at.y), width: 0.5 })
})

test.each([
  ['no smaller than the server cuts', 0.01, 0.2, 0.4],
  ['no larger than the picture', 9, 0.5, 1],
  ['as it was asked for', 0.5, 0.25, 0.5],
])('a frame is %s', (_, by, width, height) => {
  expect(sized(square, by, bounds).crop).toMatchObject({
    width: expect.closeTo(width),
    height: expect.closeTo(height),
  })
})

test.each([
  ['upper left', { x: 0, y: 0 }, { x: 0, y: 0 }],
  ['lower right', { x: 0.75, y: 0.5 }, { x: 0.6, y: 0.2 }],
])('a frame in the %s corner grows into the picture', (_, at, grown) => {
  const crop = { ...at, width: 0.25, height: 0.5 }
  const { x, y, width, height } = sized({ crop, focus: { x: 0.5, y: 0.5 } }, 1.6, bounds).crop
  expect([x, y, width, height].map((each) => Math.round(each * 1000) / 1000)).toEqual([
    ...[grown.x, grown.y],
    ...[0.4, 0.8],
  ])
})

test('a picture that is too small for its shape has one frame', () => {
  const { crop } = sized(square, 0.1, { ...bounds, least: 3 })
  expect([crop.width, crop.height]).toEqual([0.5, 1])
})

test('a focus lies in its frame', () => {
  expect(focusAt(square.crop, { x: 0, y: 2 })).toEqual({ x: 0.2, y: 1 })
})
