import { screen } from '@testing-library/react'
import { offers, sent, tap } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import { videoDetail, videoList } from '.'

beforeAll(() => initI18n('en'))

const PAGE = 'video/page'
const film = {
  id: '1',
  title: 'The perfect pour',
  intro: 'Patience',
  image: '',
  url: '',
  createdAt: 1,
  src: '/films/pour.mp4',
  length: 72,
}
const page = (result: readonly object[]) => ({
  result,
  pageIndex: 1,
  pageSize: 15,
  totalCount: result.length,
})
const show = (part: object = {}, query: Record<string, string> = { id: '1' }) =>
  renderWidget(videoDetail, {
    query,
    api: {
      'video/show': { ...film, text: '<p>Cold glass.</p>', ...part },
      [PAGE]: page([film, { ...film, id: '2', title: 'Picking hops' }]),
    },
  })

test.each([
  [9, '0:09 long'],
  [59, '0:59 long'],
  [60, '1:00 long'],
  [3725, '62:05 long'],
])('%i seconds are “%s”', async (length, text) => {
  const { calls } = await renderWidget(videoList, { api: { [PAGE]: page([{ ...film, length }]) } })
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByText('Patience')).toBeInTheDocument()
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 15 }])
})

test('one is headed by its title; the others are asked for by six, and lead to their pages', async () => {
  const { calls, navigator } = await show()
  expect(screen.getByRole('heading', { name: 'The perfect pour' })).toBeInTheDocument()
  expect(sent(calls, PAGE)).toEqual([{ pageIndex: 1, pageSize: 6 }])
  await tap(screen.getByRole('link', { name: /Picking hops/ }))
  expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/video/show&id=2')
})

test('one without words has none; one whose address is refused is not tried again', async () => {
  await show({ text: '', src: 'javascript:1' })
  expect(screen.queryByText('Cold glass.')).toBeNull()
  expect(screen.getByText('This video cannot be played')).toBeInTheDocument()
  expect(offers('Try again')).toBe(false)
})

test('it waits to be played, and is not repeated', async () => {
  await show()
  const player = screen.getByLabelText<HTMLVideoElement>('Video: The perfect pour')
  expect([player.autoplay, player.loop]).toEqual([false, false])
})

test('a link that names none asks for none', async () => {
  const { calls } = await show({}, {})
  expect(offers('All videos')).toBe(true)
  expect(calls).toEqual([])
})
