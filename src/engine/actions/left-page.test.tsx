import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ContextType } from 'react'
import { ApiError } from '../../errors'
import { TOAST_TIME } from '../../shared/constants'
import { PageContext } from '../page/page-context'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { useOpen } from './open'
import { runAction } from './use-act'
import { useSubmit } from './use-submit'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A page that was left while something ran. */
function openPage(work: () => Promise<unknown>) {
  const test = createTestServices()
  const page = { left: false }
  function Form() {
    const open = useOpen()
    const submit = useSubmit()
    return (
      <>
        <button type='button' onClick={() => void open('/user/address')}>
          open
        </button>
        <button type='button' onClick={() => void submit.run(work, { done: 'Saved' })}>
          save
        </button>
        <p>{submit.problem}</p>
      </>
    )
  }
  const context = {
    isLeft: () => page.left,
    hold: () => () => {},
  } as unknown as ContextType<typeof PageContext>
  render(
    <ServicesContext.Provider value={test.services}>
      <PageContext.Provider value={context}>
        <Form />
      </PageContext.Provider>
    </ServicesContext.Provider>,
  )
  const tap = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)))
  return { ...test, page, tap, context }
}

const pass = () => act(async () => void jest.advanceTimersByTime(TOAST_TIME * 2))

test('what was saved is told, and nothing is left for it', async () => {
  const { page, tap, host, navigator } = openPage(async () => {
    page.left = true
  })
  await tap('save')
  await pass()
  expect(host.toast).toHaveBeenCalledWith('Saved')
  expect(navigator.back).not.toHaveBeenCalled()
})

test('a page left while its words stand is not left twice', async () => {
  const { page, tap, navigator } = openPage(async () => {})
  await tap('save')
  page.left = true
  await pass()
  expect(navigator.back).not.toHaveBeenCalled()
})

test('what failed is told by a line, since nobody sees the form', async () => {
  const { page, tap, host } = openPage(async () => {
    page.left = true
    throw new ApiError('any', 400, 'Too late')
  })
  await tap('save')
  expect(host.toast).toHaveBeenCalledWith('Too late')
})

test('on its page it stands beside the form', async () => {
  const { tap, host } = openPage(async () => {
    throw new ApiError('any', 400, 'Too late')
  })
  await tap('save')
  expect(screen.getByText('Too late')).toBeInTheDocument()
  expect(host.toast).not.toHaveBeenCalled()
})

test('nothing opens over the page that is in front now', async () => {
  const { page, tap, navigator, services, context } = openPage(async () => {})
  await tap('open')
  expect(navigator.open).toHaveBeenCalledTimes(1)
  page.left = true
  await tap('open')
  expect(navigator.open).toHaveBeenCalledTimes(1)
  const about = { services, page: context } as unknown as Parameters<typeof runAction>[1]
  await runAction({ do: 'back' }, about)
  expect(navigator.back).not.toHaveBeenCalled()
  page.left = false
  await runAction({ do: 'back' }, about)
  expect(navigator.back).toHaveBeenCalledTimes(1)
})
