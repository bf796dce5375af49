import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { changeLocale, initI18n } from '../../i18n'
import { GateConsent } from '../../platform/privacy/index.weapp'
import type { PrivacyQuestion } from '../../shared/host'
import { SHEET_TIME } from '../../ui/style'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { PrivacySheet } from './privacy-sheet'

beforeAll(() => initI18n('en'))
beforeEach(() => changeLocale('en'))

// biome-ignore lint/correctness/useExhaustiveDependencies: the page comes to the front once.
const useOnce = (come: () => void) => useEffect(come, [])

/** A page of WeChat; `call` is a private call that is held back. */
function open({ gated = true } = {}) {
  const answers: string[] = []
  let ask: (question: PrivacyQuestion) => void = () => {}
  const privacy = new GateConsent({
    watch: (listener) => {
      ask = listener
    },
    openContract: async () => void answers.push('contract'),
  })
  const test = createTestServices()
  const host = { ...test.host, usePageShow: useOnce }
  const services = { ...test.services, host, privacy: gated ? privacy : undefined }
  const view = render(
    <ServicesContext.Provider value={services}>
      <PrivacySheet />
    </ServicesContext.Provider>,
  )
  const call = (api: string) =>
    act(() =>
      ask({
        api,
        shown: () => answers.push('shown'),
        agree: (id) => answers.push(`agreed by ${document.getElementById(id)?.textContent}`),
        refuse: () => answers.push('refused'),
      }),
    )
  return { ...view, answers, call }
}

const tap = (name: string) => fireEvent.click(screen.getByText(name))

test('asks in plain words only when something is held back', () => {
  const { call, answers } = open()
  expect(screen.queryByRole('dialog')).toBeNull()
  call('chooseMedia')
  expect(screen.getByRole('dialog', { name: 'Your privacy' })).toBeInTheDocument()
  expect(screen.getByText(/Pictures you choose or take/)).toBeInTheDocument()
  expect(answers).toEqual(['shown'])
})

test('the consent names the button that was tapped', () => {
  const { call, answers } = open()
  call('chooseMedia')
  tap('Agree')
  expect(answers).toEqual(['shown', 'agreed by Agree'])
})

test('a refusal closes the question; a later call opens it again', () => {
  jest.useFakeTimers()
  const { call, answers } = open()
  call('chooseMedia')
  tap('Refuse')
  expect(answers).toEqual(['shown', 'refused'])
  act(() => void jest.advanceTimersByTime(SHEET_TIME))
  expect(screen.queryByRole('dialog')).toBeNull()
  call('chooseMedia')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  jest.useRealTimers()
})

test('the guidelines can be read without answering', async () => {
  const { call, answers } = open()
  call('chooseMedia')
  await act(async () => tap('Read the privacy guidelines'))
  expect(answers).toEqual(['shown', 'contract'])
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test('without a gate there is nothing', () => {
  const { container } = open({ gated: false })
  expect(container).toBeEmptyDOMElement()
})
