import { act, fireEvent, screen } from '@testing-library/react'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { video } from '.'

const value = { src: 'https://media.example/pour.mp4', title: { en: 'The pour' } }
const player = () => screen.getByLabelText<HTMLVideoElement>('Video: The pour')

beforeAll(() => initI18n('en'))

test('waits for a tap unless the definition wants otherwise, and asks nothing', async () => {
  const { host } = await renderWidget(video, { value })
  expect(player().autoplay).toBe(false)
  expect(player().controls).toBe(true)
  expect(host.isOnWifi).not.toHaveBeenCalled()
})

test('starts by itself on wifi, without a sound', async () => {
  await renderWidget(video, { value, config: { autoplay: true } })
  expect(player().autoplay).toBe(true)
  expect(player().muted).toBe(true)
})

test('spends no mobile data by itself', async () => {
  const isOnWifi = async () => false
  await renderWidget(video, { value, config: { autoplay: true }, host: { isOnWifi } })
  expect(player().autoplay).toBe(false)
})

test.each(['javascript:alert(1)', 'http://plain.example/x.mp4'])(
  'does not load %s',
  async (src) => {
    const { container } = await renderWidget(video, { value: { src } })
    expect(screen.getByText('This video cannot be played')).toBeInTheDocument()
    expect(container.querySelector('video')).toBeNull()
  },
)

test('says so when it cannot be played', async () => {
  await renderWidget(video, { value })
  act(() => void fireEvent.error(player()))
  expect(screen.getByText('This video cannot be played')).toBeInTheDocument()
})

test('says its title; loops and hides its controls only when told to', async () => {
  const { unmount } = await renderWidget(video, { value })
  expect(screen.getByText('The pour')).toBeInTheDocument()
  expect(player().loop).toBe(false)
  unmount()
  await renderWidget(video, { value, config: { loop: true, controls: false } })
  expect(player().loop).toBe(true)
  expect(player().controls).toBe(false)
})

test('one without a title is a video all the same', async () => {
  await renderWidget(video, { value: { src: value.src } })
  expect(screen.getByLabelText('Video')).toBeInTheDocument()
})
