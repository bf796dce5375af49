import { act, fireEvent, render, screen } from '@testing-library/react'
import { ServicesContext } from '../../../engine/services'
import { createTestServices, testUser } from '../../../engine/testing/render-widget'
import { NetworkError } from '../../../errors'
import { changeLocale, initI18n } from '../../../i18n'
import { openOutbox } from '../open'
import { ask } from '../testing/devices'
import { WaitingRows } from './waiting-rows'

const PATH = 'favorite/product/add'

beforeAll(async () => {
  initI18n('en')
  await changeLocale('en')
})
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('what waits is sent when that is asked for, without a pause before it', async () => {
  let isLost = true
  const answer = () => {
    if (isLost) throw new NetworkError(PATH)
    return true
  }
  const { services, calls } = createTestServices({ user: testUser, api: { [PATH]: answer } })
  const box = openOutbox(services)
  await box.send(ask('POST', PATH, { entityId: '7' }))
  render(
    <ServicesContext.Provider value={services}>
      <WaitingRows />
    </ServicesContext.Provider>,
  )
  const press = () => act(async () => fireEvent.click(screen.getByText('Send now')))
  expect(calls).toHaveLength(1)
  await press()
  expect(calls).toHaveLength(2)
  expect(screen.getByText('Waiting to be sent: 1')).toBeInTheDocument()
  isLost = false
  await press()
  expect(calls).toHaveLength(3)
  expect(screen.queryByText('Send now')).toBeNull()
})
