import { act, screen } from '@testing-library/react'
import { draftKey, writeDraft } from '../../../../engine/data/use-draft'
import { button, isOff, offers, press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { heading, openEditor, pageOf, pageServer, rows, wait } from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const group = (id: string, ...content: object[]) => ({
  config: { type: 'group', id, slots: { content } },
})
const page = pageOf(
  heading('a', 'First'),
  group('g', heading('b', 'Inner'), heading('d', 'Deep')),
  heading('c', 'Last'),
)
/** What the rows say behind where they stand. */
const told = () => rows().map((row) => row?.replace(/, \d+ of \d+/, ''))
const titles = () => told().map((row) => row?.replace(/^Heading · | · (selected|chosen)$/g, ''))
const bare = ['First', 'Group', 'Inner', 'Deep', 'Last']
const many = (count: number) =>
  pageOf(...Array.from({ length: count }, (_, at) => heading(`h${at}`, `Title ${at}`)))
const says = (text: string) => expect(screen.getByText(text)).toBeInTheDocument()

test('rows are ticked one by one, begun with what is selected, and it is said how many they are', async () => {
  await openEditor(pageServer(page).api)
  await press(/First/)
  await press('Choose several')
  says('1 chosen')
  await press(/Last/)
  expect(told()).toEqual([
    'Heading · First · chosen',
    'Group',
    'Heading · Inner',
    'Heading · Deep',
    'Heading · Last · chosen',
  ])
  says('2 chosen')
  await press(/First/)
  says('1 chosen')
  // What a widget goes by alone is not offered for several.
  expect([offers('Edit'), offers('Add below')]).toEqual([false, false])
  await tap(screen.getAllByRole('button', { name: 'Done' })[1] as HTMLElement)
  expect(titles()).toEqual(bare)
  expect(offers('Done')).toBe(false)
  expect(offers('To the clipboard')).toBe(false)
  await press(/Last/)
  says('Heading, 3 of 3')
})

test('without any chosen there is nothing to do but to choose, or to end it', async () => {
  await openEditor(pageServer(page).api)
  await press('Choose several')
  says('0 chosen')
  expect([offers('Move'), offers('Delete'), offers('Cut')]).toEqual([false, false, false])
  await tap(screen.getAllByRole('button', { name: 'Done' })[0] as HTMLElement)
  expect(screen.queryByText('0 chosen')).toBeNull()
})

test('those that are chosen go with all inside them, in one step; once taken back they are chosen again', async () => {
  const server = pageServer(page)
  await openEditor(server.api)
  await press('Choose several')
  // The last first: they go in the order of the page.
  for (const name of [/Last/, /Deep/, /^Group/]) await press(name)
  says('2 chosen')
  await press('Delete')
  expect(titles()).toEqual(['First'])
  says('0 chosen')
  await press('Undo')
  expect(titles()).toEqual(bare)
  says('2 chosen')
  await press('Redo')
  await wait(2000)
  expect(server.state.definition).toEqual(pageOf(heading('a', 'First')))
})

test('copies stand below the last of them, and are what is chosen then', async () => {
  await openEditor(pageServer(page).api)
  await press('Choose several')
  for (const name of [/Deep/, /First/]) await press(name)
  await press('Copy')
  expect(told()).toEqual([
    'Heading · First',
    'Group',
    'Heading · Inner',
    'Heading · Deep',
    'Heading · First · chosen',
    'Heading · Deep · chosen',
    'Heading · Last',
  ])
  await press('Undo')
  expect(titles()).toEqual(bare)
})

test('they move to one gap together, which lies in none of them', async () => {
  await openEditor(pageServer(page).api)
  await press('Choose several')
  for (const name of [/Last/, /^Heading, 1 of 3/]) await press(name)
  await press('Move')
  says('Where to?')
  // Before the first one stands the first one.
  expect(screen.getAllByRole('button', { name: /^Here, \d/ })).toHaveLength(4)
  await tap(screen.getAllByRole('button', { name: 'Here, content' })[1] as HTMLElement)
  expect(titles()).toEqual(['Group', 'Inner', 'First', 'Last', 'Deep'])
  says('2 chosen')
  await press('Undo')
  expect(titles()).toEqual(bare)
  await press(/^Group/)
  await press('Move')
  expect(offers('Here, content')).toBe(false)
  await press('Cancel')
  says('3 chosen')
})

test('up and down take those along that stand beside each other', async () => {
  await openEditor(pageServer(page).api)
  await press('Choose several')
  for (const name of [/^Group/, /Last/]) await press(name)
  expect(isOff(button('Down'))).toBe(true)
  await press('Up')
  expect(titles()).toEqual(['Group', 'Inner', 'Deep', 'Last', 'First'])
  expect(isOff(button('Up'))).toBe(true)
  await press('Down')
  expect(titles()).toEqual(bare)
  await press(/Last/)
  await press(/^Group/)
  await press(/Inner/)
  await press(/First/)
  expect(isOff(button('Up'))).toBe(true)
  await press(/First/)
  await press(/Last/)
  expect([isOff(button('Up')), isOff(button('Down'))]).toEqual([true, true])
})

test('what was cut goes to another page, as one step, with ids of its own', async () => {
  const storage = memoryStorage()
  const first = await openEditor(pageServer(page).api, { storage })
  await press('Choose several')
  for (const name of [/^Group/, /First/]) await press(name)
  await press('Cut')
  expect(first.host.toast).toHaveBeenCalledWith('On the clipboard, for other pages too: 2 parts')
  expect(titles()).toEqual(['Last'])
  first.unmount()
  // What is left is sent to its own server.
  await wait(0)
  const server = pageServer({ ...pageOf(heading('a', 'There'), heading('z', 'End')), url: '/x/y' })
  await openEditor(server.api, { storage, url: '/x/y' })
  await press(/There/)
  await press('Paste 2 parts')
  expect(told()).toEqual([
    'Heading · There',
    'Heading · First',
    'Group · selected',
    'Heading · Inner',
    'Heading · Deep',
    'Heading · End',
  ])
  await wait(2000)
  const { widgets } = server.state.definition as typeof page
  const ids = JSON.stringify(widgets).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(6)
  await press('Undo')
  expect(titles()).toEqual(['There', 'End'])
})

test.each([
  ['a part that an older release has copied', { node: heading('n', 'Older') }, 'Paste Heading'],
  ['nothing', { nodes: [] }, undefined],
  ['what is partly no part', { nodes: [heading('n', 'Older'), { config: {} }] }, undefined],
])('of the clipboard with %s', async (_, kept, offer) => {
  const storage = memoryStorage()
  const first = await openEditor(pageServer(page).api, { storage })
  const { persistence, session } = first.services
  writeDraft(persistence, draftKey(session.userId, '/diy/index', ':clipboard'), kept)
  first.unmount()
  await openEditor(pageServer(page).api, { storage })
  expect(offers(/^Paste/)).toBe(offer !== undefined)
  if (!offer) return
  await press(offer)
  expect(titles()).toEqual([...bare, 'Older'])
})

/** Two parts, one of them with another inside, are pasted into a page of so many. */
async function pasteInto(count: number) {
  const storage = memoryStorage()
  const first = await openEditor(pageServer(page).api, { storage })
  await press('Choose several')
  for (const name of [/^Group/, /First/]) await press(name)
  await press('To the clipboard')
  first.unmount()
  const opened = await openEditor(pageServer(many(count)).api, { storage })
  await press('Paste 2 parts')
  return opened
}

test('more than a page holds is not taken in part', async () => {
  const { host } = await pasteInto(77)
  expect(rows()).toHaveLength(77)
  expect(host.toast).toHaveBeenLastCalledWith('There is no room: a page has 80 parts at most')
})

test('a page of seventy-six has room for four', async () => {
  await pasteInto(76)
  expect(rows()).toHaveLength(80)
})

test('a tick draws its own row alone', async () => {
  await openEditor(pageServer(many(40)).api)
  await press('Choose several')
  const asked = jest.spyOn(Map.prototype, 'has')
  await press(/Title 7$/)
  // Each row asks whether the page draws it.
  const drawn = asked.mock.calls.filter(([type]) => type === 'title').length
  asked.mockRestore()
  expect(drawn).toBe(1)
  await act(async () => {})
})
