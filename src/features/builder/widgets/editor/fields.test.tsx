import { act, fireEvent, screen, within } from '@testing-library/react'
import { button, isOff, offers, press, sent, tap, type } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { openEditor, PUBLISH, pageServer, rows, SAVE, URL, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Opens the fields of the only widget of a page, and tells what it is once it is saved. */
async function openFields(node: object) {
  const server = pageServer({ name: 'x', url: URL, widgets: [node] })
  const test = await openEditor(server.api)
  await press(/1 of 1/)
  await press('Edit')
  const saved = async () => {
    await wait(2000)
    return (server.state.definition as { readonly widgets: readonly object[] }).widgets[0]
  }
  return { ...test, server, saved }
}

const banner = (config: object = {}) => ({
  value: [
    { image: 'a.webp', title: 'One' },
    { image: 'b.webp', title: { en: 'Two' }, newer: 1 },
  ],
  config: { type: 'banner', id: 'b', ...config },
})

test('entries of a list are opened, put in order, taken away and added', async () => {
  const { saved } = await openFields(banner())
  expect(
    ['One', 'Two'].map((name) => [isOff(button(`${name}: up`)), isOff(button(`${name}: down`))]),
  ).toEqual([
    [true, false],
    [false, true],
  ])
  await press('One: down')
  await press('Two: down')
  await press('Two: up')
  await press('One: delete')
  await press('Add to Content')
  expect(button('Entry 2')).toHaveAttribute('aria-expanded', 'true')
  await type('Title · 中文', '三')
  expect(await saved()).toEqual({
    value: [
      { image: 'b.webp', title: { en: 'Two' }, newer: 1 },
      expect.objectContaining({ title: { 'zh-Hans': '三' } }),
    ],
    config: { type: 'banner', id: 'b' },
  })
})

test('one text for all languages becomes one a language when either is changed', async () => {
  const { saved } = await openFields(banner())
  await press('One')
  await type('Title · 中文', '一')
  expect(await saved()).toMatchObject({ value: [{ title: { en: 'One', 'zh-Hans': '一' } }, {}] })
})

test('what is set goes back to its default, which is shown in its place', async () => {
  const { saved } = await openFields(banner({ interval: 9000 }))
  expect(offers('Reset Autoplay')).toBe(false)
  expect(screen.getByLabelText('Interval, ms')).toHaveValue('9000')
  await press('Reset Interval, ms')
  expect(screen.getByLabelText('Interval, ms')).toHaveValue('')
  expect(screen.getByLabelText('Interval, ms')).toHaveAttribute(
    'placeholder',
    expect.stringMatching(/^\d+$/),
  )
  expect(await saved()).toEqual(banner())
})

test('a switch and a choice are taken at once', async () => {
  const { saved } = await openFields(banner())
  const isOn =
    screen.getByRole('switch', { name: 'As a card' }).getAttribute('aria-checked') === 'true'
  await tap(screen.getByRole('switch', { name: 'As a card' }))
  await tap(screen.getByRole('radio', { name: 'Number' }))
  expect(await saved()).toEqual(banner({ card: !isOn, indicator: 'number' }))
})

test('what has no control is JSON, and what is none is told and not taken', async () => {
  const { calls, saved } = await openFields(banner())
  await press('More')
  await type('Spacing', '{ "title')
  expect(screen.getByRole('alert')).toHaveTextContent('This is no JSON')
  expect(await saved()).toEqual(banner())
  expect(sent(calls, SAVE)).toHaveLength(0)
  await type('Spacing', '{"hideOn":["weapp"]}')
  expect(await saved()).toEqual({ ...banner(), cssConfig: { hideOn: ['weapp'] } })
})

test('a condition is put together of words, and says whether it holds', async () => {
  const { saved } = await openFields(banner())
  await press('More')
  await press('Add to Condition')
  expect(screen.getByText('Holds now, for you')).toBeInTheDocument()
  await tap(screen.getByRole('radio', { name: 'no' }))
  expect(button('Is logged in is no')).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('Does not hold now, for you')).toBeInTheDocument()
  await press('Add to Condition')
  await tap(screen.getByRole('radio', { name: 'Something else' }))
  await type('Path', 'route.city')
  await tap(screen.getByRole('radio', { name: 'is one of' }))
  await type('Compared with', '7, New York')
  await tap(screen.getByRole('radio', { name: 'Any' }))
  const first = { field: 'session.isLoggedIn', operator: 'equal', value: false }
  const second = { field: 'route.city', operator: 'in', value: [7, 'New York'] }
  expect(await saved()).toEqual(
    banner({ when: { logicalOperator: 'or', conditions: [first, second] } }),
  )
  await press('Is logged in is no: delete')
  await press('route.city is one of 7, New York: delete')
  expect(await saved()).toEqual(banner())
})

test('a condition with a reference in it stays as it is, and is edited as JSON', async () => {
  const when = {
    logicalOperator: 'and',
    conditions: [{ field: 'route.id', operator: 'equal', value: { $: 'session', path: 'user' } }],
  }
  await openFields(banner({ when }))
  await press('More')
  expect(screen.getByLabelText('Condition')).toHaveValue(JSON.stringify(when, undefined, 2))
})

test('a widget that this client does not know is edited as JSON and keeps its id', async () => {
  const { saved } = await openFields({ config: { type: 'newer', id: 'n', free: [1] } })
  await type('All of it, as JSON', '{"type":"newer","id":"other","free":[2]}')
  expect(await saved()).toEqual({ config: { type: 'newer', id: 'n', free: [2] } })
})

test('a page is published at a time, and an older version is put into the draft', async () => {
  const old = { name: 'x', url: URL, widgets: [banner({ id: 'old' }), banner({ id: 'older' })] }
  const server = pageServer()
  const list = (result: readonly object[]) => ({
    result,
    pageIndex: 1,
    pageSize: 50,
    totalCount: result.length,
  })
  const release = {
    id: '5',
    url: URL,
    kind: 'publish',
    version: 3,
    state: 'scheduled',
    startsAt: 0,
    endsAt: null,
    by: 'Lin',
  }
  const version = { version: 2, note: 'Summer', fromVersion: 1, createdAt: 0, createdBy: 'Lin' }
  const { calls } = await openEditor({
    ...server.api,
    'paas/viewEngine/versions': list([version]),
    'paas/viewEngine/releases': list([release]),
    'paas/viewEngine/version': { ...version, definition: old },
    'paas/viewEngine/cancel': { ...release, state: 'cancelled' },
  })
  await press('Publish')
  const sheet = within(screen.getByRole('dialog', { name: 'Publish' }))
  await tap(sheet.getByRole('radio', { name: 'At a time' }))
  await type('Day and time', '2027-02-30 18:00')
  const asked = () => sheet.queryAllByText('As 2027-01-31 18:00, by the time of the shop')
  expect(asked()).toHaveLength(2)
  await type('Day and time', '2027-01-31 18:00')
  await type('Until (or for good)', 'next week')
  expect(isOff(sheet.getByRole('button', { name: 'Publish' }))).toBe(true)
  await type('Until (or for good)', '2027-02-07 18:00')
  expect(asked()).toHaveLength(0)
  await tap(sheet.getByRole('button', { name: 'Publish' }))
  const startsAt = Date.UTC(2027, 0, 31, 10) / 1000
  expect(sent(calls, PUBLISH)).toMatchObject([{ startsAt, endsAt: startsAt + 7 * 24 * 3600 }])

  await press('Publish')
  const again = within(screen.getAllByRole('dialog', { name: 'Publish' }).at(-1) as HTMLElement)
  await tap(again.getByRole('radio', { name: 'Versions' }))
  expect(again.getByText('Version 3 waits')).toBeInTheDocument()
  await tap(again.getByRole('button', { name: 'Call off' }))
  expect(sent(calls, 'paas/viewEngine/cancel')).toEqual([{ id: '5' }])
  await act(
    async () => void fireEvent.click(again.getByRole('button', { name: 'Restore version 2' })),
  )
  expect(rows()).toHaveLength(2)
  await press('Undo')
  expect(rows()).toHaveLength(4)
})
