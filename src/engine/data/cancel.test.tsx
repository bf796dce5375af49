import { act, render, screen } from '@testing-library/react'
import { RequestCancelledError } from '../../errors'
import { Text } from '../../ui/primitives/elements'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { type LoadContext, usePages, useQuery } from './queries'

interface Asked {
  readonly word: string
  readonly signal: AbortSignal
  readonly answer: (text: string) => void
}

/** A server that answers when the test says so, and rejects a call that is given up, as the client does. */
function createServer() {
  const asked: Asked[] = []
  const ask = (word: string, { signal }: LoadContext) =>
    new Promise<string>((resolve, reject) => {
      asked.push({ word, signal, answer: resolve })
      signal.addEventListener('abort', () => reject(new RequestCancelledError(word)))
    })
  return { asked, ask }
}

type Server = ReturnType<typeof createServer>
interface SearchProps {
  readonly word: string
  readonly server: Server
}

function Search({ word, server }: SearchProps) {
  const { status, value } = useQuery({
    key: ['search', word],
    load: (context) => server.ask(word, context),
  })
  return <Text>{`${status} ${value ?? ''}`}</Text>
}

function List({ word, server }: SearchProps) {
  const { status, items } = usePages({
    key: ['list', word],
    load: async (pageIndex, context) => ({
      result: [await server.ask(word, context)],
      pageIndex,
      pageSize: 15,
      totalCount: 1,
    }),
  })
  return <Text>{`${status} ${items.join()}`}</Text>
}

describe.each([
  ['one answer', Search],
  ['a list', List],
])('a load of %s', (_, Component) => {
  async function open(word: string) {
    const server = createServer()
    const { services } = createTestServices()
    const draw = (next: string, shown = 1) => (
      <ServicesContext.Provider value={services}>
        {Array.from({ length: shown }, (_, at) => (
          <Component key={String(at)} word={next} server={server} />
        ))}
      </ServicesContext.Provider>
    )
    const view = await act(async () => render(draw(word, 2)))
    const show = (next: string, shown?: number) => act(async () => view.rerender(draw(next, shown)))
    return { server, show, unmount: () => act(async () => view.unmount()) }
  }

  test('is given up when nothing shows it any more, not before', async () => {
    const { server, show, unmount } = await open('IPA')
    expect(server.asked).toHaveLength(1)
    await show('IPA', 1)
    expect(server.asked[0]?.signal.aborted).toBe(false)
    await unmount()
    expect(server.asked[0]?.signal.aborted).toBe(true)
  })

  test('is given up for a newer one, whose answer is shown, without a word of failure', async () => {
    const { server, show } = await open('IPA')
    await show('Stout', 1)
    const [first, second] = server.asked
    expect([first?.signal.aborted, second?.signal.aborted]).toEqual([true, false])
    expect(screen.getByText(/^loading/)).toBeInTheDocument()
    await act(async () => second?.answer('Oatmeal'))
    expect(screen.getByText('ready Oatmeal')).toBeInTheDocument()
  })

  test('is made anew for who comes back', async () => {
    const { server, show } = await open('IPA')
    await show('Stout', 1)
    await show('IPA', 1)
    const last = server.asked[server.asked.length - 1]
    expect(last).toMatchObject({ word: 'IPA', signal: { aborted: false } })
    await act(async () => last?.answer('Hazy'))
    expect(screen.getByText('ready Hazy')).toBeInTheDocument()
  })
})
