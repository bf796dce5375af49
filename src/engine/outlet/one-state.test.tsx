import { act, fireEvent, render, screen } from '@testing-library/react'
import { ApiError } from '../../errors'
import { Text } from '../../ui/primitives/elements'
import { useQuery } from '../data/queries'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { OneState } from './one-state'

interface ThingProps {
  readonly id: string
  readonly load: () => Promise<string>
  readonly given?: string
}

function Thing({ id, load, given }: ThingProps) {
  const query = useQuery({ key: ['thing', id], load, enabled: id !== '' })
  return (
    <OneState
      id={id}
      query={query}
      given={given}
      skeleton={<Text>Wait</Text>}
      missing={{
        title: 'order.missing',
        note: 'order.missingNote',
        action: 'order.list',
        url: '/order/list',
      }}
    >
      {(value) => <Text>{value}</Text>}
    </OneState>
  )
}

async function open(props: ThingProps) {
  const { services, navigator } = createTestServices({})
  await act(async () => {
    render(
      <ServicesContext.Provider value={services}>
        <Thing {...props} />
      </ServicesContext.Provider>,
    )
  })
  return navigator
}

const refuse = (code: number) => async () => {
  throw new ApiError('thing', code, 'no')
}
const MISSING = 'No such order'

test.each([
  ['an address that names nothing', '', refuse(500)],
  ['what the server does not know', '7', refuse(404)],
  ['what can be no id', 'x', refuse(400)],
])('%s is missing, with the way on', async (_name, id, load) => {
  const navigator = await open({ id, load })
  expect(screen.getByText(MISSING)).toBeInTheDocument()
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  expect(navigator.open).toHaveBeenCalledWith('/order/list')
})

test('what failed is tried again, and is not called missing', async () => {
  let code = 500
  await open({ id: '7', load: async () => (code ? refuse(code)() : 'Seven') })
  expect(screen.queryByText(MISSING)).toBeNull()
  code = 0
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(screen.getByText('Seven')).toBeInTheDocument()
})

test('what a definition brought needs no address', async () => {
  await open({ id: '', load: refuse(404), given: 'Brought' })
  expect(screen.getByText('Brought')).toBeInTheDocument()
})
