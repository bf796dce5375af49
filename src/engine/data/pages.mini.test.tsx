import { act, render, screen } from '@testing-library/react'
import { Text } from '../../ui/primitives/elements'
import { ServicesContext } from '../services'
import { createTestServices, testUser } from '../testing/render-widget'
import { usePages } from './queries'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const PAGE = 15

interface NamesProps {
  readonly word: string
  readonly whole?: true
}

/** How many rows there are to draw, and whether more are on their way. */
function Names({ word, whole }: NamesProps) {
  const { items, loadingMore } = usePages({
    key: ['names', word],
    load: async (pageIndex) => ({
      result: Array.from({ length: PAGE }, (_, at) => `${word} ${at}`),
      pageIndex,
      pageSize: PAGE,
      totalCount: PAGE,
    }),
    whole,
  })
  return <Text>{`${items.length}${loadingMore ? ', and more' : ''}`}</Text>
}

async function open(props: NamesProps) {
  const { services } = createTestServices()
  const draw = (next: NamesProps) => (
    <ServicesContext.Provider value={services}>
      <Names {...next} />
    </ServicesContext.Provider>
  )
  const { rerender } = render(draw(props))
  await act(() => jest.advanceTimersByTimeAsync(0))
  return { services, turnTo: (word: string) => act(async () => rerender(draw({ word }))) }
}
const pause = () => act(() => jest.advanceTimersByTimeAsync(60))
const shown = (text: string) => expect(screen.getByText(text)).toBeInTheDocument()

test('rows come a few at a time, and the end of the list waits for the last of them', async () => {
  await open({ word: 'beer' })
  shown('6, and more')
  await pause()
  shown('15')
})

test('another list begins anew, also one that is known', async () => {
  const { turnTo } = await open({ word: 'beer' })
  await turnTo('shop')
  await pause()
  await pause()
  shown('15')
  await turnTo('beer')
  shown('6, and more')
})

test('a login leaves what is drawn', async () => {
  const { services } = await open({ word: 'beer' })
  await pause()
  await act(async () => services.session.login(testUser))
  shown('15')
})

test('a list that slices draw gets all its rows', async () => {
  await open({ word: 'beer', whole: true })
  shown('15')
})
