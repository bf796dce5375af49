import { screen, within } from '@testing-library/react'
import { isOff, press, tap } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import {
  heading,
  openEditor,
  pageOf,
  pageServer,
  rest,
  rows,
  sheet,
  wait,
} from './testing/open-editor'

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const link = (url: string, more: object = {}) => ({
  value: [{ id: '1', title: { en: 'Shop', 'zh-Hans': '商店' }, url }],
  config: { type: 'menuList', id: 'm', ...more },
})

/** Opens the list of what is wrong, and has the mend of this name applied to the only finding that has one. */
async function mend(name: RegExp): Promise<void> {
  await rest()
  await press('Publish')
  await tap(sheet().getByRole('button', { name }))
  await rest()
}
const saved = async (server: ReturnType<typeof pageServer>) => {
  await wait(2500)
  return server.state.definition
}
const isFree = () => !isOff(sheet().getByRole('button', { name: 'Publish' }))

test('a field that nobody reads is taken away beside it, and undo brings it back', async () => {
  const odd = { ...heading('a', 'First'), config: { type: 'title', id: 'a', colour: 'red' } }
  const server = pageServer(pageOf(odd))
  await openEditor(server.api)
  await rest()
  await press(/^Heading, 1 of 1/)
  await press('Edit')
  const fields = within(screen.getByRole('region', { name: 'Heading' }))
  expect(fields.getByText("A field nobody reads · 'colour'")).toBeInTheDocument()
  await tap(fields.getByRole('button', { name: 'Remove' }))
  await rest()
  expect(fields.queryByText(/^A field nobody reads/)).toBeNull()
  expect(await saved(server)).toEqual(pageOf({ ...odd, config: { type: 'title', id: 'a' } }))
  await press('Undo')
  expect(await saved(server)).toEqual(pageOf(odd))
})

test('a text that is not translated takes what the other language says, and can go out then', async () => {
  const half = { value: { title: { en: 'Beer' } }, config: { type: 'title', id: 'a' } }
  const server = pageServer(pageOf(half))
  await openEditor(server.api)
  await mend(/^Copy the other language: Heading/)
  expect(isFree()).toBe(true)
  const title = { en: 'Beer', 'zh-Hans': 'Beer' }
  expect(await saved(server)).toEqual(pageOf({ ...half, value: { title } }))
})

test('what stands under another name of the language is not lost', async () => {
  const old = { value: { title: { en: 'Beer', zh: '啤酒' } }, config: { type: 'title', id: 'a' } }
  const server = pageServer(pageOf(old))
  await openEditor(server.api)
  await rest()
  await press(/^Heading, 1 of 1/)
  await press('Edit')
  const [first] = screen
    .getAllByText(/^A language is missing/)
    .filter((each) => each.textContent?.includes("'zh'"))
  const notice = first?.closest<HTMLElement>('[role=status]') as HTMLElement
  await tap(within(notice).getByRole('button', { name: 'Copy the other language' }))
  const title = { en: 'Beer', 'zh-Hans': '啤酒' }
  expect(await saved(server)).toEqual(pageOf({ ...old, value: { title } }))
})

test('a link that leads nowhere is taken away, and so is the tap that has one', async () => {
  const server = pageServer(pageOf(link('/no/where')))
  const { unmount } = await openEditor(server.api)
  await mend(/^Remove: List of links · The link leads nowhere/)
  expect(isFree()).toBe(true)
  const [item] = link('').value
  const { url: _, ...others } = item as Record<string, unknown>
  expect(await saved(server)).toEqual(pageOf({ ...link(''), value: [others] }))
  unmount()

  const tapped = (on: object) => ({
    ...heading('a', 'First'),
    config: { type: 'image', id: 'i', on },
  })
  const other = pageServer(
    pageOf({ ...tapped({ tap: { do: 'go', url: '/no/where' } }), value: '' }),
  )
  await openEditor(other.api)
  await mend(/^Remove: Picture · The link leads nowhere/)
  expect(await saved(other)).toEqual(pageOf({ ...tapped({}), value: '' }))
})

test('more parts than are drawn are taken away in one step', async () => {
  const many = Array.from({ length: 82 }, (_, at) => heading(`h${at}`, `Number ${at}`))
  const server = pageServer(pageOf(...many))
  await openEditor(server.api)
  await mend(/^Take away what is not drawn/)
  expect(await saved(server)).toEqual(pageOf(...many.slice(0, 80)))
  await tap(sheet().getByRole('button', { name: 'Close' }))
  await press('Undo')
  expect(rows()).toHaveLength(82)
})

test('a part that no page knows can be taken away', async () => {
  const server = pageServer(pageOf(heading('a', 'First'), { config: { type: 'newer', id: 'n' } }))
  await openEditor(server.api)
  await mend(/^Take the part away: newer/)
  expect(isFree()).toBe(true)
  expect(await saved(server)).toEqual(pageOf(heading('a', 'First')))
})

test('a switch for administrators asks for a login too', async () => {
  const gated = { ...pageOf(heading('a', 'First')), security: { isAdmin: true } }
  const server = pageServer(gated)
  await openEditor(server.api)
  await mend(/^Ask for a login/)
  expect(await saved(server)).toEqual({ ...gated, security: { isAdmin: true, isLogin: true } })
})

test('what only somebody can decide has no mend: a condition, a gate, a text in one language', async () => {
  const unclear = {
    ...heading('a', 'First'),
    value: { title: 'For everybody here' },
    config: { type: 'title', id: 'a', when: 'sometimes' },
  }
  const server = pageServer({ ...pageOf(unclear), security: { getApi: 'no/such/call' } })
  await openEditor(server.api)
  await rest()
  await press('Publish')
  expect(sheet().getByText(/The condition cannot be read/)).toBeInTheDocument()
  expect(sheet().getByText(/The gate never opens/)).toBeInTheDocument()
  expect(sheet().queryByRole('button', { name: /^(Take|Copy|Give|Ask)/ })).toBeNull()
})

test('where taking it away does not put it right, the page stays as it is, and that is said', async () => {
  const newer = { ...pageOf(heading('a', 'First')), data: { $meta: { schema: 2 } } }
  const server = pageServer(newer)
  const { host } = await openEditor(server.api)
  await mend(/^Remove: The settings cannot be read/)
  expect(host.toast.mock.calls).toEqual([['This has to be put right by hand']])
  expect(await saved(server)).toEqual(newer)
})
