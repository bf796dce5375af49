import { screen } from '@testing-library/react'
import { offers, press } from '../../../../engine/testing/hands'
import { PrivacyRefusedError } from '../../../../errors'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { about, heading, openEditor, pageServer, rows, wait } from './testing/open-editor'

// In mini-programs what is copied is on the clipboard of the host too.

beforeAll(() => initI18n('en'))
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const page = { ...about, widgets: [heading('a', 'First'), heading('b', 'Second')] }
/** A phone whose clipboard holds this. */
function phone(held = '') {
  const clip = { held }
  const host = {
    copy: jest.fn(async (text: string) => {
      clip.held = text
    }),
    readCopied: jest.fn(async () => clip.held),
  }
  return { clip, host }
}

test('a part goes by the clipboard of the host to another device, with all it says', async () => {
  const { clip, host } = phone()
  const first = await openEditor(pageServer(page).api, { host })
  await press(/First/)
  await press('To the clipboard')
  expect(JSON.parse(clip.held)).toEqual(heading('a', 'First'))
  first.unmount()
  const server = pageServer({ ...about, widgets: [heading('c', 'There')] })
  await openEditor(server.api, { host, storage: memoryStorage() })
  await press('Paste')
  expect(rows()).toEqual(['Heading, 1 of 2 · There', 'Heading, 2 of 2 · First · selected'])
  await wait(2000)
  expect(server.state.definition).toMatchObject({
    widgets: [{}, { ...heading('a', 'First'), config: { type: 'title', later: 'kept' } }],
  })
})

test('what is cut is on it too', async () => {
  const { clip, host } = phone()
  await openEditor(pageServer(page).api, { host })
  await press(/Second/)
  await press('Cut')
  expect(rows()).toHaveLength(1)
  expect(JSON.parse(clip.held)).toEqual(heading('b', 'Second'))
})

test('several parts go as a list, to be pasted in their order', async () => {
  const { clip, host } = phone()
  const first = await openEditor(pageServer(page).api, { host })
  await press('Choose several')
  await press(/Second/)
  await press(/First/)
  expect(rows()).toEqual(['Heading, 1 of 2 · First · chosen', 'Heading, 2 of 2 · Second · chosen'])
  await press('To the clipboard')
  expect(JSON.parse(clip.held)).toEqual(page.widgets)
  first.unmount()
  await openEditor(pageServer({ ...about, widgets: [] }).api, { host, storage: memoryStorage() })
  await press('Paste')
  expect(rows()).toEqual(['Heading, 1 of 2 · First', 'Heading, 2 of 2 · Second · selected'])
  await press('Undo')
  expect(screen.queryByText('First')).toBeNull()
})

test('of a list each part is checked: widgets nobody knows are kept, and named', async () => {
  const list = '[{"config":{"type":"title"}},{"config":{"type":"newer","x":[1]}}]'
  const server = pageServer(page)
  const { host } = await openEditor(server.api, { host: phone(list).host })
  await press('Paste')
  expect(host.toast).toHaveBeenLastCalledWith('Pasted. This page cannot draw newer: Parts marks it')
  await wait(2000)
  const { widgets } = server.state.definition as { readonly widgets: readonly object[] }
  expect(widgets).toHaveLength(4)
  expect(widgets[3]).toMatchObject({ config: { type: 'newer', x: [1] } })
})

test('a list with something else in it is no list of parts', async () => {
  const { host } = await openEditor(pageServer(page).api, {
    host: phone('[{"config":{"type":"title"}},7]').host,
  })
  await press('Paste')
  expect(host.toast).toHaveBeenLastCalledWith('There is no part on the clipboard')
  expect(rows()).toHaveLength(2)
})

test.each([
  ['something else', phone('T-1')],
  ['a part no longer', phone('{"config":{}}')],
  ['what it does not tell', { host: { readCopied: async () => Promise.reject(new Error('no')) } }],
])('where the host has %s, what was copied here is pasted', async (_, { host }) => {
  const refused = async () => {
    throw new PrivacyRefusedError(undefined)
  }
  const own = await openEditor(pageServer(page).api, { host: { ...host, copy: refused } })
  await press(/First/)
  await press('To the clipboard')
  expect(own.host.toast).toHaveBeenCalledWith('On the clipboard, for other pages too: Heading')
  await press('Paste')
  expect(rows()).toHaveLength(3)
})

test('a text that would do harm is read as any definition is', async () => {
  const bad = '{"config":{"type":"richText","__proto__":{"x":1}},"value":"<p>Hi</p>"}'
  await openEditor(pageServer(page).api, { host: phone(bad).host })
  await press('Paste')
  expect(rows()).toHaveLength(3)
  expect(({} as { readonly x?: number }).x).toBeUndefined()
})

test('without a part anywhere nothing is pasted, which is said', async () => {
  const { host } = await openEditor(pageServer(page).api, { host: phone('Hello').host })
  await press('Paste')
  expect(host.toast).toHaveBeenLastCalledWith('There is no part on the clipboard')
  expect(rows()).toHaveLength(2)
})

test('a browser has its own alone: nothing is offered before something was copied', async () => {
  await openEditor(pageServer(page).api)
  expect(offers('Paste')).toBe(false)
  expect(screen.queryByRole('button', { name: /^Paste/ })).toBeNull()
})
