import { act, fireEvent, screen } from '@testing-library/react'
import { sent, testWaiting } from '../../../../engine/testing/hands'
import { renderWidget, testUser } from '../../../../engine/testing/render-widget'
import { ApiError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { video, videoDetail, videoList } from '.'

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

describe('films', () => {
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
  const other = { ...film, id: '2', title: 'Picking hops' }
  const page = (result: readonly object[]) => ({
    result,
    pageIndex: 1,
    pageSize: 15,
    totalCount: result.length,
  })
  const show = (part: object = {}) =>
    renderWidget(videoDetail, {
      query: { id: '1' },
      api: {
        'video/show': { ...film, text: '<p>Cold glass.</p>', ...part },
        'video/page': page([film, other]),
      },
    })

  test('are listed with how long they are, and a tap plays one', async () => {
    const { navigator } = await renderWidget(videoList, { api: { 'video/page': page([film]) } })
    const row = screen.getByRole('link', { name: /The perfect pour/ })
    expect(row).toHaveTextContent('1:12 long')
    fireEvent.click(row)
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/video/show&id=1')
  })

  test('none at all is said', async () => {
    await renderWidget(videoList, { api: { 'video/page': page([]) } })
    expect(screen.getByText('No videos yet')).toBeInTheDocument()
  })

  test('one is played, with its words and the others below', async () => {
    await show()
    expect(screen.getByLabelText('Video: The perfect pour')).toBeInTheDocument()
    expect(screen.getByText('Cold glass.')).toBeInTheDocument()
    const others = screen.getByRole('list', { name: 'Videos' })
    expect(others).toHaveTextContent('Picking hops')
    expect(others).not.toHaveTextContent('The perfect pour')
  })

  test('one that cannot be played says so, and is tried again', async () => {
    await show()
    fireEvent.error(screen.getByLabelText('Video: The perfect pour'))
    expect(screen.getByText('This video cannot be played')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByLabelText('Video: The perfect pour')).toBeInTheDocument()
  })

  test('one is kept by its heart, and noted as looked at', async () => {
    const { calls } = await renderWidget(videoDetail, {
      user: testUser,
      query: { id: '1' },
      api: {
        'video/show': { ...film, text: '' },
        'video/page': page([film, other]),
        'favorite/content/isFavorite': false,
        'favorite/content/add': true,
        'footprint/content/add': null,
      },
    })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keep' })))
    for (const path of ['favorite/content/add', 'footprint/content/add'])
      expect(sent(calls, path)).toEqual([{ entityId: '1' }])
  })

  test('one that is not there leads to the others', async () => {
    const { navigator } = await renderWidget(videoDetail, {
      query: { id: '1' },
      api: { 'video/show': new ApiError('video/show', 400, 'not found') },
    })
    fireEvent.click(screen.getByRole('button', { name: 'All videos' }))
    expect(navigator.open).toHaveBeenCalledWith('/views/index?url=/video/index')
  })
})

const waiting = { id: '1', title: 'The pour', intro: '', image: '', url: '', createdAt: 1 }
testWaiting({
  'the list of films': {
    widget: videoList,
    path: 'video/page',
    answer: {
      result: [{ ...waiting, src: '', length: 9 }],
      pageIndex: 1,
      pageSize: 15,
      totalCount: 1,
    },
    shows: 'The pour',
  },
})
