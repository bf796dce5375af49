import { act, fireEvent, screen, within } from '@testing-library/react'
import { countdownRibbon } from '../examples/widget-countdown-ribbon/widgets/countdown-ribbon'
import { createRegistry } from '../src/engine/contract'
import { press, type } from '../src/engine/testing/hands'
import {
  openEditor,
  pageServer,
  rows,
  wait,
} from '../src/features/builder/widgets/editor/testing/open-editor'
import { changeLocale, initI18n } from '../src/i18n'
import { all } from '../src/registry/all'

// @reads examples src

const registry = createRegistry(...all.values(), countdownRibbon)

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const offered = async () => {
  await press(/First/)
  await press('Add below')
  return within(screen.getByRole('dialog', { name: 'Add a part' }))
}

test('a widget of a package is offered, added, edited under its own names, and undone', async () => {
  const server = pageServer()
  await openEditor(server.api, { registry })
  const sheet = await offered()
  expect(sheet.getByText('From packages')).toBeInTheDocument()
  expect(sheet.getByText('Counts down to an event, across the page')).toBeInTheDocument()
  await act(async () => void fireEvent.click(sheet.getByText('Countdown ribbon')))
  expect(rows()[1]).toBe('Countdown ribbon, 2 of 4 · Harvest ale tapped · selected')
  await press('Edit')
  await type('What begins then · English', 'The first flush')
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Quiet' })))
  await wait(2000)
  expect(server.state.definition).toMatchObject({
    widgets: [
      { config: { id: 'a' } },
      {
        value: { title: { en: 'The first flush' }, until: 2_000_000_000 },
        config: { type: 'countdownRibbon', tone: 'quiet' },
      },
      { config: { id: 'g' } },
      { config: { id: 'c' } },
    ],
  })
  await press('Undo')
  await press('Undo')
  await press('Undo')
  expect(screen.queryByText(/Countdown ribbon/)).not.toBeInTheDocument()
})

test('in Chinese too', async () => {
  await act(async () => changeLocale('zh-Hans'))
  await openEditor(pageServer().api, { registry })
  await press(/First（中）/)
  await press('在下方添加')
  expect(screen.getByText('倒计时横条')).toBeInTheDocument()
  expect(screen.getByText('横跨页面，倒数至活动开始')).toBeInTheDocument()
  await act(async () => changeLocale('en'))
})

test('without a package nothing speaks of one', async () => {
  await openEditor(pageServer().api)
  const sheet = await offered()
  expect(sheet.queryByText('From packages')).not.toBeInTheDocument()
})
